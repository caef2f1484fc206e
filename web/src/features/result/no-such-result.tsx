import { useText } from '../../i18n/text.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/controls/button.tsx'
import { resultText } from './text.ts'

/** The address matches no applicant: an old link or a typing error. */
export function NoSuchResult() {
  const text = useText(resultText)
  return (
    <>
      <p role="alert">{text.unknownBody}</p>
      <p>
        <LinkButton look="primary" to={paths.resultLookup}>
          {text.lookupSubmit}
        </LinkButton>
      </p>
    </>
  )
}
