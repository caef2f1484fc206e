import type { ReactNode } from 'react'
import { useText } from '../../i18n/text.ts'
import { paths } from '../../paths.ts'
import { Button, LinkButton } from '../../ui/controls/button.tsx'
import { DrawnTogether, Loaded } from '../../ui/feedback/loaded.tsx'
import styles from '../../ui/layout/page.module.css'
import { Page } from '../../ui/layout/page.tsx'
import { Guarded } from '../staff/session.tsx'
import { Arrangement } from './board/arrangement-view.tsx'
import { daysOf, type Situation } from './board/situation.ts'
import { boardText } from './board/text.ts'
import { PublishTimetable } from './publishing/publish-timetable.tsx'
import { RUNS, Runs } from './runs/runs.tsx'
import { timetableText } from './text.ts'
import { useInterviewers, usePublication, useRules, useTimetable } from './use-timetable.ts'

/** The interview timetable: computed, arranged by hand, repaired and published. */
export function TimetableScreen() {
  const text = useText(timetableText)
  return (
    <Page title={text.title} width="wide">
      <Guarded check="checkAdmin" refusal="dialog">
        <div className={styles.actions}>
          <Button small onClick={() => document.getElementById(RUNS)?.focus()}>
            {text.toRuns}
          </Button>
          <LinkButton small to={paths.timetableSetup}>
            {text.toSetup}
          </LinkButton>
          <LinkButton small to={paths.timetablePrint}>
            {text.toPrint}
          </LinkButton>
        </div>
        <Parts />
      </Guarded>
    </Page>
  )
}

function Parts() {
  const publication = usePublication()
  return (
    <DrawnTogether queries={[useTimetable(), useInterviewers(), useRules(), publication]}>
      <PublishTimetable query={publication} />
      <Board />
      <Runs />
    </DrawnTogether>
  )
}

/** The draft of the timetable, to be arranged by hand. */
function Board() {
  const text = useText(boardText)
  return (
    <section aria-labelledby="board-title">
      <h2 id="board-title" className={styles.hidden}>
        {text.title}
      </h2>
      <Situated>
        {(situation) => {
          const { appointments, unplaced } = situation.timetable
          if (appointments.length + unplaced.length === 0) return <p>{text.noOne}</p>
          if (daysOf(situation).length === 0) return <p>{text.noDays}</p>
          return <Arrangement situation={situation} />
        }}
      </Situated>
    </section>
  )
}

/** The draft with all that it is drawn from. */
export function Situated({ children }: { children: (situation: Situation) => ReactNode }) {
  const interviewers = useInterviewers()
  const rules = useRules()
  return (
    <Loaded query={useTimetable()}>
      {(timetable) => (
        <Loaded query={interviewers}>
          {({ interviewers }) => (
            <Loaded query={rules}>{(rules) => children({ timetable, interviewers, rules })}</Loaded>
          )}
        </Loaded>
      )}
    </Loaded>
  )
}
