import { RUN_SECONDS_MAX, runSecondsFor } from '@recruit/contract/constants'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Select } from '../../../ui/controls/select.tsx'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { useCall } from '../../../ui/feedback/use-call.ts'
import page from '../../../ui/layout/page.module.css'
import { TIMETABLE, useTimetable } from '../use-timetable.ts'
import { CompareRuns } from './compare/comparison.tsx'
import { Refusal } from './places-table.tsx'
import { RunAnswer } from './run-answer.tsx'
import { RunList } from './run-list.tsx'
import styles from './runs.module.css'
import { runsText } from './text.ts'
import { hasAnswer, isRunning, type Run, useRuns } from './use-runs.ts'

export const RUNS = 'timetable-runs'

/** Computes timetables, shows and compares their answers, and applies them. */
export function Runs() {
  const text = useText(runsText)
  const { query, runs } = useRuns()
  const [chosen, setChosen] = useState<string>()
  const [compared, setCompared] = useState<string[]>([])
  const running = runs.find(isRunning)
  // A run that was just begun is looked at as soon as it has an answer.
  const newest = running ? undefined : runs.find(hasAnswer)?.id
  const shown = runs.find(({ id }) => id === chosen)?.id ?? newest
  const [one, other] = compared
  const onStarted = () => setChosen(undefined)
  const heading = useFocusKept<HTMLHeadingElement>(running?.id)
  return (
    <section className={page.section} aria-label={text.title}>
      <h2 ref={heading} id={RUNS} tabIndex={-1}>
        {text.title}
      </h2>
      <StartRun isRunning={running !== undefined} isFirst={!running && !shown} onStarted={onStarted} />
      {running && <Running key={running.id} run={running} />}
      {runs[0]?.state === 'cut' && <p role="status">{text.brokenOff}</p>}
      {runs[0]?.state === 'failed' && <p role="status">{text.failed}</p>}
      {query.data && query.error && <p role="alert">{query.error.message}</p>}
      {shown && <RunAnswer key={shown} id={shown} isRunning={running !== undefined} onStarted={onStarted} />}
      <Loaded query={query}>
        {() => (
          <details className={styles.fold}>
            <summary>
              {text.runs} ({runs.length})
            </summary>
            {runs.length > 1 && <p className={page.quiet}>{text.compareHint}</p>}
            {runs.length > 0 ? (
              <RunList {...{ runs, shown, compared }} onShow={setChosen} onCompare={setCompared} />
            ) : (
              <p>{text.noRun}</p>
            )}
          </details>
        )}
      </Loaded>
      {one && other && (
        <CompareRuns key={compared.join()} ids={[one, other]} onClose={() => setCompared([])} />
      )}
    </section>
  )
}

/** The time that this number of people usually needs, or a chosen one. */
const USUAL = 'usual'
const SECONDS = [30, 60, RUN_SECONDS_MAX]

interface StartProps {
  isRunning: boolean
  /** No answer is waiting, so beginning a run is the next step. */
  isFirst: boolean
  onStarted: () => void
}

/** Begins a run from nothing, or one that repairs the present timetable; shows why it cannot begin. */
function StartRun({ isRunning, isFirst, onStarted }: StartProps) {
  const text = useText(runsText)
  const { data: timetable } = useTimetable()
  const [seconds, setSeconds] = useState(USUAL)
  // A refusal may mean that another one is running.
  const start = useCall('startTimetableRun', {
    onSuccess: onStarted,
    refresh: TIMETABLE,
    isErrorShown: true,
  })
  const people = timetable && timetable.appointments.length + timetable.unplaced.length
  const isEmpty = timetable?.appointments.length === 0
  const isBusy = isRunning || start.isPending || people === 0
  const way = (kind: 'new' | 'repair', isUsual: boolean, busy: boolean, label: string, note: string) => (
    <div>
      <Button
        look={isFirst && isUsual ? 'primary' : 'plain'}
        busy={busy}
        aria-describedby={`run-${kind}-note`}
        onClick={() => start.mutate({ kind, ...(seconds !== USUAL && { seconds: Number(seconds) }) })}
      >
        {label}
      </Button>
      <p id={`run-${kind}-note`}>{note}</p>
    </div>
  )
  const options = [
    { value: USUAL, label: text.usual(runSecondsFor(people ?? 0)) },
    ...SECONDS.map((most) => ({ value: String(most), label: text.atMost(most) })),
  ]
  return (
    <>
      <div className={styles.start}>
        {way('new', isEmpty, isBusy, text.startNew, text.newNote)}
        {way(
          'repair',
          !isEmpty,
          isBusy || isEmpty,
          text.startRepair,
          isEmpty ? text.emptyBoard : text.repairNote,
        )}
        <Select label={text.seconds} value={seconds} options={options} onChange={setSeconds} />
      </div>
      {people === 0 && <p>{text.noOne}</p>}
      <Refusal error={start.error} />
    </>
  )
}

/** How far the run is that is under way, and the way to end it with the best so far. */
function Running({ run }: { run: Run }) {
  const text = useText(runsText)
  const stop = useCall('stopTimetableRun', { isErrorShown: true })
  const elapsed = Math.min(Math.floor(run.elapsed), run.seconds)
  return (
    <section className={styles.running} aria-label={text.computing}>
      <p>
        <strong>{text.progress(run.placed, run.bound)}</strong>
        <span>{text.elapsed(elapsed, run.seconds)}</span>
      </p>
      <progress aria-label={text.computing} value={elapsed} max={run.seconds} />
      <Button small busy={stop.isPending || stop.isSuccess} onClick={() => stop.mutate({ id: run.id })}>
        {stop.isSuccess ? text.stopping : text.stop}
      </Button>
      <Refusal error={stop.error} />
    </section>
  )
}

/** Where the focus goes when this value changes and takes the pressed button away: to the element of the ref. */
function useFocusKept<E extends HTMLElement>(value: unknown) {
  const ref = useRef<E>(null)
  const before = useRef(value)
  useEffect(() => {
    const isLost = before.current !== value && document.activeElement === document.body
    if (isLost) ref.current?.focus({ preventScroll: true })
    before.current = value
  }, [value])
  return ref
}
