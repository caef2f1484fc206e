import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { teamNames } from '../../../content/teams.ts'
import { useText, useTranslation } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Loaded, Refused } from '../../../ui/feedback/loaded.tsx'
import { useCall, useCalls } from '../../../ui/feedback/use-call.ts'
import { fullTime } from '../../../ui/time/seoul-time.ts'
import { ChangeSheet } from '../../staff/publishing/change-sheet.tsx'
import { roomsAt } from '../board/situation.ts'
import { useNames } from '../names.ts'
import {
  type Answer,
  type Change,
  type Concession,
  type Interviewer,
  type Run,
  type RunRead,
  TIMETABLE,
  type TimetableRules,
  useInterviewers,
  useRules,
  useRun,
  useTimetable,
} from '../use-timetable.ts'
import { countsOf, inOrder } from './compare-runs.ts'
import { concede, concernsEveryDay, isClosed, mustBeAsked } from './concession-changes.ts'
import { PlacesTable } from './places-table.tsx'
import styles from './runs.module.css'
import { answerText } from './text.ts'

type Person = Answer['unplaced'][number]

/** A longer list starts collapsed. */
const MOST_OPEN = 12

function Unplaced({ unplaced }: { unplaced: Person[] }) {
  const { text, language } = useTranslation(answerText)
  const { names } = useNames()
  const why = ({ reason, with: others }: Person) => {
    if (others.length && reason === 'crowded') return text.crowdedWith(names(others))
    if (others.length && reason === 'limits') return text.limitsWith(names(others))
    return text.reasons[reason]
  }
  return (
    <details className={`${styles.part} ${styles.fold}`} open={unplaced.length <= MOST_OPEN}>
      <summary>{text.unplaced(unplaced.length)}</summary>
      <ul className={styles.lines}>
        {unplaced.map((person) => (
          <li key={person._id}>
            <p>
              <strong>{person.name}</strong> <small>{teamNames[person.team][language]}</small>
            </p>
            <span>{why(person)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

interface Props {
  id: string
  /** It was chosen among the runs. */
  isAsked: boolean
  /** To apply it comes next. */
  isNext: boolean
  /** Another run is under way: none can be begun. */
  isRunning: boolean
  onStarted: () => void
}

/** A run's answer: its changes, who has no place and why, and the necessary concessions. */
export function RunAnswer({ id, ...rest }: Props) {
  const text = useText(answerText)
  return (
    <Loaded query={useRun(id)}>
      {(read) => {
        const { answer } = read
        if (!answer) return <p>{text.none}</p>
        if (answer.appointments.length + answer.unplaced.length === 0) return <p>{text.noOne}</p>
        return <Sheet {...{ read, answer, ...rest }} />
      }}
    </Loaded>
  )
}

function Sheet({
  read,
  answer,
  isAsked,
  isNext,
  isRunning,
  onStarted,
}: Omit<Props, 'id'> & { read: RunRead; answer: Answer }) {
  const { text, language } = useTranslation(answerText)
  const over = useTimetable().data?.over.length ?? 0
  const { run } = read
  // One that was outdated from the start is looked up; one that becomes so stays where it is read.
  const [wasStale] = useState(run.isStale)
  const isFolded = wasStale && !isAsked
  const { unplaced, appointments } = answer
  const title = text.title(appointments.length, appointments.length + unplaced.length)
  const sheet = (
    <section className={styles.sheet} aria-label={title}>
      <h3>
        {title}{' '}
        <small>
          {certainty(read, answer, text)} {over > 0 && text.over(over)}
        </small>
      </h3>
      <Proposal read={read} isNext={isNext} />
      {unplaced.length > 0 && <Unplaced unplaced={unplaced} />}
      {unplaced.length > 0 && (
        <Concessions run={run} concessions={answer.concessions} {...{ isRunning, onStarted }} />
      )}
    </section>
  )
  if (!isFolded) return sheet
  return (
    <details className={styles.fold}>
      <summary>{text.earlier(fullTime(run.startedAt, language))}</summary>
      {sheet}
    </details>
  )
}

function certainty({ run }: RunRead, answer: Answer, text: (typeof answerText)['ko']): string {
  // With everyone placed, a new one has nothing left to say.
  if (answer.proven) return run.kind === 'new' && !answer.unplaced.length ? '' : text.proven[run.kind]
  return run.bound > run.placed ? text.gap(run.bound - run.placed) : text.movesNotProven
}

/** The changes of the answer to the present timetable, and the button to apply it. */
function Proposal({ read: { run, changes, seen }, isNext }: Pick<Props, 'isNext'> & { read: RunRead }) {
  const text = useText(answerText)
  const apply = useCall('applyTimetableRun', {
    says: ({ message }) => message,
    refresh: TIMETABLE,
    isErrorShown: true,
  })
  const { data: draft } = useTimetable()
  const { names } = useNames()
  const [isAsking, setAsking] = useState(false)
  const byHand = new Set(draft?.appointments.filter((one) => one.isByHand).map(({ _id }) => _id))
  const undone = changes.filter(({ _id }) => byHand.has(_id))
  const send = () => {
    setAsking(false)
    apply.mutate({ id: run.id, seen })
  }
  const counts = countsOf(changes).map(([kind, count]) => text.counts[kind](count))
  return (
    <div className={styles.part}>
      {/* There from the beginning, so that what comes into it is read out. */}
      <p role="status">
        {counts.length ? (
          <>
            <strong>{text.changes}:</strong> {counts.join(' · ')}
          </>
        ) : (
          text.isInPlace
        )}
      </p>
      {changes.length > 0 && <Changes changes={changes} isOpen={run.kind === 'repair'} />}
      {run.isStale && changes.length > 0 && <p className={styles.stale}>{text.stale}</p>}
      {undone.length > 0 && <p className={styles.stale}>{text.undoes(undone.length, names(undone))}</p>}
      <Refused error={apply.error} />
      {/* Once pressed it stays, so that the focus does. */}
      {(changes.length > 0 || apply.isPending || apply.isSuccess) && (
        <Button
          look={isNext ? 'primary' : 'plain'}
          busy={changes.length === 0 || apply.isPending}
          onClick={() => (undone.length > 0 ? setAsking(true) : send())}
        >
          {text.apply(undone.length)}
        </Button>
      )}
      {isAsking && (
        <UndoneSheet changes={changes} undone={undone} onAgreed={send} onClose={() => setAsking(false)} />
      )}
    </div>
  )
}

interface UndoneProps {
  changes: Change[]
  /** Those whose place was chosen by hand. */
  undone: Change[]
  onAgreed: () => void
  onClose: () => void
}

/** Before an answer is applied: whose places by hand it undoes, and how many others change. */
function UndoneSheet({ changes, undone, onAgreed, onClose }: UndoneProps) {
  const text = useText(answerText)
  const { where } = useNames()
  const people = (all: Change[]) =>
    inOrder(all).map(({ from, to, ...who }) => ({ ...who, now: where(from), next: where(to) }))
  return (
    <ChangeSheet
      title={text.undoneTitle}
      note={text.undoneNote}
      heads={{ now: text.from, next: text.to }}
      groups={[
        { id: 'hand', title: text.byHand, isGrave: true, people: people(undone) },
        { id: 'other', title: text.others, people: people(changes.filter((one) => !undone.includes(one))) },
      ]}
      confirm={{ label: text.apply(undone.length), busy: false, onPress: onAgreed }}
      onClose={onClose}
    />
  )
}

interface ChangesProps {
  changes: Change[]
  /** Moved applicants must be seen; newly placed ones are only looked up. */
  isOpen: boolean
}

/** Each change of place, from and to; changed times that were already announced come first. */
function Changes({ changes, isOpen }: ChangesProps) {
  const text = useText(answerText)
  const table = (
    <PlacesTable
      label={text.changes}
      heads={[text.from, text.to]}
      rows={inOrder(changes).map(({ from, to, ...who }) => ({ ...who, places: [from, to] }))}
      hasPanels
    />
  )
  if (isOpen) return table
  return (
    <details className={styles.fold}>
      <summary>{text.showChanges(changes.length)}</summary>
      {table}
    </details>
  )
}

interface ConcessionsProps extends Omit<Props, 'id' | 'isNext' | 'isAsked'> {
  run: Run
  concessions: Concession[]
}

/** The smallest concessions that would place everybody; one press makes them and computes again. */
function Concessions({ run, concessions, isRunning, onStarted }: ConcessionsProps) {
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
        {text.neededConcessions(concessions.length)} {run.isStale && text.staleConcessions}
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
      <Refused error={concede.error} />
      {ours.length > 1 && !run.isStale && (
        <Button busy={isBusy} onClick={() => press(ours)}>
          {text.concedeAll}
        </Button>
      )}
    </div>
  )
}

/** 'Kim: up to 4 interviews on 12.5 (Sat)'; a repeated room counts as one more each time. */
function useWords(rules: TimetableRules['rules'] | undefined) {
  const text = useText(answerText)
  const { dayName, when, interviewerName } = useNames()
  return (concession: Concession, count: number): string => {
    const { kind, day: date, start = 0, to = 0, interviewer: id = '', applicant } = concession
    const rooms = rules ? roomsAt(rules, { day: date, start }) : 0
    if (kind === 'room') return text.room(when(date, start), rooms, rooms + count)
    if (kind === 'interviews-per-day') return text.perDay(interviewerName(id), dayName(date), to)
    if (kind === 'hours-in-a-row') return text.inARow(interviewerName(id), dayName(date), to)
    if (kind === 'interviewer-hours') return text.interviewerHours(interviewerName(id), when(date, start))
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
  const send = async ({ chosen, premises: { version, rules, days }, interviewers }: Wanted) => {
    const conceded = concede(chosen, { rules, days, interviewers })
    for (const [index, interviewer] of conceded.interviewers.entries())
      if (interviewer !== interviewers[index]) await call('saveInterviewer', interviewer)
    if (conceded.rules !== rules) await call('setTimetableRules', { version, rules: conceded.rules })
    return call('startTimetableRun', { kind, seconds })
  }
  return useCalls('concede', send, { isErrorShown: true, refresh: TIMETABLE, onSuccess: onStarted })
}
