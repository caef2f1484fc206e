import type { ReactNode } from 'react'
import { useText } from '../../i18n/text.ts'
import { paths } from '../../paths.ts'
import { Button, LinkButton } from '../../ui/controls/button.tsx'
import { FoldedWays } from '../../ui/controls/drop-down.tsx'
import { DrawnTogether, LoadedAll } from '../../ui/feedback/loaded.tsx'
import styles from '../../ui/layout/page.module.css'
import { ONE_COLUMN } from '../../ui/media.ts'
import { StaffPage } from '../staff/session.tsx'
import { Arrangement } from './board/arrangement-view.tsx'
import { daysOf, type Situation } from './board/situation.ts'
import { boardText } from './board/text.ts'
import { PublishTimetable } from './publishing/publish-timetable.tsx'
import { RUNS, Runs } from './runs/runs.tsx'
import { useNextStep } from './runs/use-next-step.ts'
import { timetableText } from './text.ts'
import { interviewsOf } from './times.ts'
import { useInterviewers, usePublication, useRules, useTimetable } from './use-timetable.ts'

/** The interview timetable: computed, arranged by hand, repaired and published. */
export function TimetableScreen() {
  const text = useText(timetableText)
  return (
    <StaffPage title={text.title} width="wide" ways={<Ways />}>
      <Parts />
    </StaffPage>
  )
}

/** Ways from the timetable. */
function Ways() {
  const text = useText(timetableText)
  return (
    <FoldedWays below={ONE_COLUMN}>
      <Button small onClick={() => document.getElementById(RUNS)?.focus()}>
        {text.toRuns}
      </Button>
      <LinkButton small to={paths.timetableSetup}>
        {text.toSetup}
      </LinkButton>
      <LinkButton small to={paths.interviewDay}>
        {text.toDay}
      </LinkButton>
      <LinkButton small to={paths.timetablePrint}>
        {text.toPrint}
      </LinkButton>
    </FoldedWays>
  )
}

/** The way back to it from the screens around it. */
export function ToTimetable() {
  const text = useText(timetableText)
  return (
    <LinkButton small to={paths.timetable}>
      {text.toTimetable}
    </LinkButton>
  )
}

function Parts() {
  const publication = usePublication()
  const { published, setPublished, ...step } = useNextStep()
  return (
    <DrawnTogether queries={[useTimetable(), useInterviewers(), useRules(), publication]}>
      <PublishTimetable query={publication} next={step.next} {...{ published, setPublished }} />
      <Board />
      <Runs {...step} />
    </DrawnTogether>
  )
}

function Board() {
  const text = useText(boardText)
  return (
    <section aria-labelledby="board-title">
      <h2 id="board-title" className={styles.hidden}>
        {text.title}
      </h2>
      <Situated>
        {(situation) => {
          const { unplaced } = situation.timetable
          if (interviewsOf(situation.timetable).length + unplaced.length === 0) return <p>{text.noOne}</p>
          if (daysOf(situation).length === 0) return <p>{text.noDays}</p>
          return <Arrangement situation={situation} />
        }}
      </Situated>
    </section>
  )
}

/** The draft with all that it is drawn from. */
export function Situated({ children }: { children: (situation: Situation) => ReactNode }) {
  const queries = { timetable: useTimetable(), listed: useInterviewers(), rules: useRules() }
  return (
    <LoadedAll queries={queries}>
      {({ listed: { interviewers }, ...others }) => children({ interviewers, ...others })}
    </LoadedAll>
  )
}
