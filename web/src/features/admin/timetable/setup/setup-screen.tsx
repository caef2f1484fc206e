import { useText } from '../../../../i18n/text.ts'
import { Page } from '../../../../ui/layout/page.tsx'
import { Guarded } from '../../session.tsx'
import { timetableText } from '../text.ts'

export function TimetableSetupScreen() {
  const text = useText(timetableText)
  return (
    <Page title={text.setupTitle}>
      <Guarded check="checkAdmin" refusal="dialog">
        {null}
      </Guarded>
    </Page>
  )
}
