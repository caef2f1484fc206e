import { useText } from '../../i18n/text.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/controls/button.tsx'
import styles from '../../ui/layout/page.module.css'
import { Page } from '../../ui/layout/page.tsx'
import { Guarded } from '../staff/session.tsx'
import { Board } from './board/board.tsx'
import { PublishTimetable } from './publishing/publish-timetable.tsx'
import { Runs } from './runs/runs.tsx'
import { timetableText } from './text.ts'

/** The interview timetable: computed, arranged by hand, repaired and published. */
export function TimetableScreen() {
  const text = useText(timetableText)
  return (
    <Page title={text.title} lead={text.lead}>
      <Guarded check="checkAdmin" refusal="dialog">
        <div className={styles.actions}>
          <LinkButton small to={paths.timetableSetup}>
            {text.toSetup}
          </LinkButton>
          <LinkButton small to={paths.timetablePrint}>
            {text.toPrint}
          </LinkButton>
        </div>
        <Runs />
        <Board />
        <PublishTimetable />
      </Guarded>
    </Page>
  )
}
