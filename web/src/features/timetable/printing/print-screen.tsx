import { useState } from 'react'
import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/text.ts'
import { paths } from '../../../paths.ts'
import { Button, LinkButton } from '../../../ui/controls/button.tsx'
import { RadioGroup } from '../../../ui/controls/choice.tsx'
import { Select } from '../../../ui/controls/select.tsx'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { hourLabel } from '../../../ui/grid/grid-paint.ts'
import { Page } from '../../../ui/layout/page.tsx'
import { Guarded } from '../../staff/session.tsx'
import { useNames } from '../board/names.ts'
import { daysOf, interviewersOn, type Situation } from '../board/situation.ts'
import { timetableText } from '../text.ts'
import { useInterviewers, useRules, useTimetable } from '../use-timetable.ts'
import { DoorSheets } from './door-sheets.tsx'
import { interviewerCalendar } from './interviewer-calendar.ts'
import { InterviewerSheets } from './interviewer-sheets.tsx'
import styles from './printing.module.css'
import { doorSheets, interviewerSheets } from './sheets.ts'
import { printingText } from './text.ts'

/** The timetable on paper. */
export function TimetablePrintScreen() {
  const text = useText(timetableText)
  const { lead } = useText(printingText)
  const interviewers = useInterviewers()
  const rules = useRules()
  return (
    <Page title={text.printTitle} lead={lead}>
      <Guarded check="checkAdmin" refusal="dialog">
        <Loaded query={useTimetable()}>
          {(timetable) => (
            <Loaded query={interviewers}>
              {(known) => (
                <Loaded query={rules}>
                  {(ruled) => (
                    <Sheets situation={{ timetable, interviewers: known.interviewers, rules: ruled }} />
                  )}
                </Loaded>
              )}
            </Loaded>
          )}
        </Loaded>
      </Guarded>
    </Page>
  )
}

type Kind = 'doors' | 'interviewers'
const ALL = ''

function Sheets({ situation }: { situation: Situation }) {
  const text = useText(printingText)
  const language = useLanguage((state) => state.language)
  const names = useNames(situation)
  const [kind, setKind] = useState<Kind>('doors')
  const [day, setDay] = useState(ALL)
  const [who, setWho] = useState(ALL)
  const { timetable } = situation
  const days = daysOf(situation)
  const busy = [...new Set(days.flatMap((one) => interviewersOn(situation, one)))]
  const everySheet = interviewerSheets(timetable, busy)
  const doors = doorSheets(timetable).filter((one) => day === ALL || one.day === day)
  const lists = everySheet.filter(({ id }) => who === ALL || id === who)
  const count = kind === 'doors' ? doors.length : lists.length
  const timeOf = (start: number) => `${hourLabel(start)}–${hourLabel(start + timetable.length)}`
  return (
    <>
      <div className={styles.choice}>
        <RadioGroup
          id="print-what"
          legend={text.what}
          value={kind}
          options={(['doors', 'interviewers'] as const).map((value) => ({ value, label: text.kinds[value] }))}
          onChange={setKind}
        />
        <div className={styles.ways}>
          {kind === 'doors' ? (
            <Select
              label={text.day}
              value={day}
              options={[
                { value: ALL, label: text.everyDay },
                ...days.map((value) => ({ value, label: names.dayName(value) })),
              ]}
              onChange={setDay}
            />
          ) : (
            <Select
              label={text.interviewer}
              value={who}
              options={[
                { value: ALL, label: text.everybody },
                ...everySheet.map(({ id }) => ({ value: id, label: names.interviewerName(id) })),
              ]}
              onChange={setWho}
            />
          )}
          <Button look="primary" busy={count === 0} onClick={() => window.print()}>
            {text.print}
          </Button>
          <LinkButton to={paths.timetable}>{text.back}</LinkButton>
        </div>
        <p role="status">{count ? text.pages(count) : text.none}</p>
        {timetable.published?.version !== timetable.version && count > 0 && (
          <p className={styles.note}>{text.notPublished}</p>
        )}
      </div>
      <div className={styles.sheets}>
        {kind === 'doors' ? (
          <DoorSheets sheets={doors} {...{ names, timeOf }} />
        ) : (
          <InterviewerSheets
            sheets={lists}
            {...{ names, timeOf }}
            calendarOf={(sheet) => interviewerCalendar(sheet, timetable, names, language)}
          />
        )}
      </div>
    </>
  )
}
