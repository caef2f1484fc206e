import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../api/call.ts'
import { useSingleMutation } from '../../../../api/single-mutation.ts'
import { useText } from '../../../../i18n/text.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { roomsAt } from '../../board/situation.ts'
import {
  type Interviewer,
  readTimetableAgain,
  type TimetableRules,
  useInterviewers,
  useRules,
} from '../../use-timetable.ts'
import { Refusal, usePlaceWords } from '../places-table.tsx'
import styles from '../runs.module.css'
import { answerText } from '../text.ts'
import type { Concession, Run } from '../use-runs.ts'
import { concede, concernsEveryDay, isClosed, mustBeAsked } from './concession-changes.ts'

interface Props {
  run: Run
  concessions: Concession[]
  isRunning: boolean
  onStarted: () => void
}

/** The smallest concessions that would place everybody; one press makes them and computes again. */
export function Concessions({ run, concessions, isRunning, onStarted }: Props) {
  const text = useText(answerText)
  const rules = useRules().data
  const inWords = useWords(rules?.rules)
  const interviewers = useInterviewers().data?.interviewers
  const concede = useConcede(run, onStarted)
  if (!rules || !interviewers) return null
  if (concessions.length === 0) return <p>{text.noConcessions}</p>
  const groups = [...Map.groupBy(concessions, (one) => JSON.stringify(one)).entries()]
  const ours = concessions.filter((one) => !mustBeAsked(one))
  const press = (chosen: Concession[]) => concede.mutate({ chosen, premises: rules, interviewers })
  const isBusy = isRunning || concede.isPending
  return (
    <div className={styles.part}>
      <h4>{text.concessions}</h4>
      <p>
        {text.concessionsOf(concessions.length)} {run.isStale && text.staleConcessions}
      </p>
      <ul className={styles.lines}>
        {groups.map(([key, group]) => {
          const [first] = group
          if (!first) return null
          const what = inWords(first, group.length)
          return (
            <li key={key}>
              <strong>{what}</strong>
              {concernsEveryDay(first) && <span>{text.everyDay}</span>}
              {first.kind === 'room' && isClosed(rules.rules, first) && <span>{text.opens}</span>}
              {mustBeAsked(first) && <span>{text.askFirst}</span>}
              {!mustBeAsked(first) && !run.isStale && (
                <Button small busy={isBusy} aria-label={text.concedeOf(what)} onClick={() => press(group)}>
                  {text.concede}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      <Refusal error={concede.error} />
      {ours.length > 1 && !run.isStale && (
        <Button busy={isBusy} onClick={() => press(ours)}>
          {text.concedeAll}
        </Button>
      )}
    </div>
  )
}

/** 'Kim: up to 4 interviews on 12.5 (Sat)'; a repeated room counts as one more each time. */
function useWords(
  rules: TimetableRules['rules'] | undefined,
): (concession: Concession, count: number) => string {
  const text = useText(answerText)
  const { day, when, interviewer } = usePlaceWords()
  return (concession, count) => {
    const { kind, day: date, start = 0, to = 0, interviewer: id = '', applicant } = concession
    const rooms = rules ? roomsAt(rules, { day: date, start }) : 0
    if (kind === 'room') return text.room(when(date, start), rooms, rooms + count)
    if (kind === 'interviews-per-day') return text.perDay(interviewer(id), day(date), to)
    if (kind === 'hours-in-a-row') return text.inARow(interviewer(id), day(date), to)
    if (kind === 'interviewer-hours') return text.interviewerHours(interviewer(id), when(date, start))
    return text.applicantHours(applicant?.name ?? '', when(date, start))
  }
}

interface Wanted {
  chosen: Concession[]
  premises: TimetableRules
  interviewers: Interviewer[]
}

/**
 * Makes concessions and computes again as the run was computed. Interviewers are saved first: raising a limit twice
 * changes nothing, a room would be added once more.
 */
function useConcede({ kind, seconds }: Run, onStarted: () => void) {
  const client = useQueryClient()
  return useSingleMutation('concede', {
    mutationFn: async ({ chosen, premises: { version, rules, days }, interviewers }: Wanted) => {
      const conceded = concede(chosen, { rules, days, interviewers })
      for (const [index, interviewer] of conceded.interviewers.entries())
        if (interviewer !== interviewers[index]) await call('saveInterviewer', interviewer)
      if (conceded.rules !== rules) await call('setTimetableRules', { version, rules: conceded.rules })
      return call('startTimetableRun', { kind, seconds })
    },
    onSuccess: onStarted,
    onSettled: () => readTimetableAgain(client),
  })
}
