import { useText } from '../../i18n/text.ts'
import { Page } from '../../ui/layout/page.tsx'
import { Guarded } from '../staff/session.tsx'
import { Overview } from './overview.tsx'
import { overviewText } from './text.ts'

/** The overview as a page of its own, for both roles: names for the admin, numbers for managers. */
export function OverviewScreen() {
  const text = useText(overviewText)
  return (
    <Page title={text.title}>
      <Guarded check="checkAdmin" refusal="silent" who="staff">
        <Overview />
      </Guarded>
    </Page>
  )
}
