import { useText } from '../../../../i18n/text.ts'
import { Page } from '../../../../ui/layout/page.tsx'
import { Guarded } from '../../session.tsx'
import { timetableText } from '../text.ts'

export function TimetablePrintScreen() {
  const text = useText(timetableText)
  return (
    <Page title={text.printTitle}>
      <Guarded check="checkAdmin" refusal="dialog">
        {null}
      </Guarded>
    </Page>
  )
}
