import type { PublicSettings } from '@recruit/contract/fields/settings-values'
import type { Reply } from '../../api/client.ts'
import { isOwnView } from '../../api/own-view.ts'
import { isPeriodOpen } from '../../api/period-open.ts'
import { useText } from '../../i18n/text.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/controls/button.tsx'
import { resultText } from './text.ts'

type Read = Reply<'getApplication'> | undefined

/** Whether the applicant reads a draft that she has never submitted; the address alone does not show it. */
export const isUnsubmitted = (read: Read): boolean =>
  read !== undefined && isOwnView(read) && read.submissions === 0

/** Shows the owner of a draft, before and after an announcement, that it is not reviewed, with a link to it. */
export function NotSubmitted({ id, settings }: { id: string; settings: PublicSettings }) {
  const text = useText(resultText)
  const isOpen = isPeriodOpen(settings)
  return (
    <>
      <p>{isOpen ? text.notSubmittedOpen : text.notSubmittedOver}</p>
      <p>
        <LinkButton look={isOpen ? 'primary' : 'plain'} to={paths.application('update', 1, id)}>
          {isOpen ? text.toWriting : text.toReading}
        </LinkButton>
      </p>
    </>
  )
}

/** To a reader who is not identified, and may have submitted or not. */
export function OnlySubmitted() {
  const text = useText(resultText)
  return (
    <>
      <p>{text.onlySubmitted}</p>
      <p>
        <LinkButton to={paths.resultLookup}>{text.toSubmission}</LinkButton>
      </p>
    </>
  )
}
