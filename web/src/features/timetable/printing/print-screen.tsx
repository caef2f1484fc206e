import { useState } from 'react'
import { serverNow } from '../../../api/server-clock.ts'
import { useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { ButtonChoice } from '../../../ui/controls/button-choice.tsx'
import { Select } from '../../../ui/controls/choice.tsx'
import page from '../../../ui/layout/page.module.css'
import { seoulDay } from '../../../ui/time/seoul-time.ts'
import { StaffPage } from '../../staff/session.tsx'
import { daysOf, interviewersOn, type Situation } from '../board/situation.ts'
import { useNames } from '../names.ts'
import { timetableText } from '../text.ts'
import { Situated, ToTimetable } from '../timetable-screen.tsx'
import { DoorSheets, doorSheets, InterviewerSheets, interviewerSheets } from './paper.tsx'
import styles from './printing.module.css'
import { printingText } from './text.ts'

/** The timetable on paper. */
export function TimetablePrintScreen() {
  const text = useText(timetableText)
  return (
    <StaffPage title={text.printTitle} width="wide" ways={<ToTimetable />}>
      <Situated>{(situation) => <Sheets situation={situation} />}</Situated>
    </StaffPage>
  )
}

const KINDS = ['doors', 'interviewers'] as const
const ALL = ''
/** Today and the days to come. */
const COMING = 'coming'

function Sheets({ situation }: { situation: Situation }) {
  const text = useText(printingText)
  const names = useNames()
  const [kind, setKind] = useState<(typeof KINDS)[number]>('doors')
  const [who, setWho] = useState(ALL)
  const { timetable } = situation
  const days = daysOf(situation)
  const coming = days.filter((one) => one >= seoulDay(serverNow()))
  const hasPast = coming.length > 0 && coming.length < days.length
  const [chosen, setDay] = useState(hasPast ? COMING : ALL)
  // Its last day may pass while the page is open.
  const day = chosen === COMING && !hasPast ? ALL : chosen
  const isChosen = (one: string) => day === ALL || (day === COMING ? coming.includes(one) : one === day)
  const busy = [...new Set(days.flatMap((one) => interviewersOn(situation, one)))]
  const everySheet = interviewerSheets(timetable, busy)
  const doors = doorSheets(timetable).filter((one) => isChosen(one.day))
  const lists = everySheet.filter(({ id }) => who === ALL || id === who)
  const isDoors = kind === 'doors'
  const count = isDoors ? doors.length : lists.length
  return (
    <>
      <div className={styles.choice}>
        <div className={page.actions}>
          <ButtonChoice
            label={text.what}
            value={kind}
            options={KINDS.map((value) => ({ value, label: text.kinds[value] }))}
            onChange={setKind}
          />
          <Select
            label={isDoors ? text.day : text.interviewer}
            value={isDoors ? day : who}
            options={[
              ...(isDoors && hasPast ? [{ value: COMING, label: text.fromToday }] : []),
              { value: ALL, label: isDoors ? text.everyDay : text.everybody },
              ...(isDoors
                ? days.map((value) => ({ value, label: names.dayName(value) }))
                : everySheet.map(({ id }) => ({ value: id, label: names.interviewerName(id) }))),
            ]}
            onChange={isDoors ? setDay : setWho}
          />
          {count > 0 && (
            <Button look="primary" onClick={() => window.print()}>
              {text.print}
            </Button>
          )}
          <p role="status">{count ? text.pages(count) : text.none}</p>
        </div>
        {timetable.published?.version !== timetable.version && count > 0 && (
          <p className={styles.note}>{text.notPublished}</p>
        )}
        {timetable.unplaced.length > 0 && (
          <p className={page.quiet}>
            {text.leftOut(timetable.unplaced.length, names.names(timetable.unplaced))}
          </p>
        )}
      </div>
      <div className={styles.sheets}>
        {isDoors ? (
          <DoorSheets sheets={doors} {...{ timetable, names }} />
        ) : (
          <InterviewerSheets sheets={lists} {...{ timetable, names }} />
        )}
      </div>
    </>
  )
}
