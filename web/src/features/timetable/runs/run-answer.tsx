import { useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { useCall } from '../../../ui/feedback/use-call.ts'
import { TIMETABLE } from '../use-timetable.ts'
import { answerText } from './answer-text.ts'
import { Changes } from './changes.tsx'
import { countsOf } from './compare/compare-runs.ts'
import { Concessions } from './concessions/concessions.tsx'
import { Refusal } from './refusal.tsx'
import styles from './runs.module.css'
import { Unplaced } from './unplaced.tsx'
import { type Answer, type RunRead, useRun } from './use-runs.ts'

interface Props {
  id: string
  /** Another run is under way: none can be begun. */
  isRunning: boolean
  onStarted: () => void
}

/** A run's answer: its changes, who has no place and why, and the necessary concessions. */
export function RunAnswer({ id, isRunning, onStarted }: Props) {
  const text = useText(answerText)
  return (
    <Loaded query={useRun(id)}>
      {(read) => {
        const { answer, run } = read
        if (!answer) return <p>{text.none}</p>
        const { unplaced, appointments } = answer
        const all = appointments.length + unplaced.length
        if (all === 0) return <p>{text.nobody}</p>
        return (
          <section className={styles.sheet} aria-label={text.title(appointments.length, all)}>
            <h3>{text.title(appointments.length, all)}</h3>
            <p>{certainty(read, answer, text)}</p>
            <Proposal read={read} />
            {unplaced.length > 0 && <Unplaced unplaced={unplaced} />}
            {unplaced.length > 0 && (
              <Concessions run={run} concessions={answer.concessions} {...{ isRunning, onStarted }} />
            )}
          </section>
        )
      }}
    </Loaded>
  )
}

function certainty({ run }: RunRead, answer: Answer, text: (typeof answerText)['ko']): string {
  if (answer.proven) return text.proven[run.kind]
  return run.bound > run.placed ? text.gap(run.bound - run.placed) : text.movesNotProven
}

/** The changes of the answer to the present timetable, and the button to apply it. */
function Proposal({ read: { run, changes, seen } }: { read: RunRead }) {
  const text = useText(answerText)
  const apply = useCall('applyTimetableRun', {
    says: ({ message }) => message,
    refresh: TIMETABLE,
    isErrorShown: true,
  })
  const counts = countsOf(changes).map(([kind, count]) => text.counts[kind](count))
  return (
    <div className={styles.part}>
      <h4>{text.changes}</h4>
      {/* There from the beginning, so that what comes into it is read out. */}
      <p role="status">{counts.length ? counts.join(' · ') : text.isInPlace}</p>
      {changes.length > 0 && <Changes changes={changes} isOpen={run.kind === 'repair'} />}
      {run.isStale && changes.length > 0 && <p className={styles.stale}>{text.stale}</p>}
      <Refusal error={apply.error} />
      {/* It stays, so that the focus does. */}
      <Button
        look="primary"
        busy={changes.length === 0 || apply.isPending}
        onClick={() => apply.mutate({ id: run.id, seen })}
      >
        {text.apply}
      </Button>
    </div>
  )
}
