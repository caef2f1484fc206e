import { useText } from '../../i18n/text.ts'
import { Page } from '../../ui/layout/page.tsx'
import { Guarded } from '../staff/session.tsx'
import { rehearsalText } from './text.ts'

/** A page of the admin. */
export function RehearsalScreen() {
  const text = useText(rehearsalText)
  return (
    <Page title={text.title}>
      <Guarded check="checkAdmin" refusal="dialog">
        <p>{text.title}</p>
      </Guarded>
    </Page>
  )
}
