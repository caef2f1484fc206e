import { RUN_SECONDS_MAX, runSecondsFor } from '@recruit/contract/constants'
import { useState } from 'react'
import { useText, useTranslation } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Checkbox, Select } from '../../../ui/controls/choice.tsx'
import { Loaded, LoadedAll, Refused } from '../../../ui/feedback/loaded.tsx'
import { useCall } from '../../../ui/feedback/use-call.ts'
import { keepFocus } from '../../../ui/keep-focus.ts'
import page from '../../../ui/layout/page.module.css'
import { fullTime } from '../../../ui/time/seoul-time.ts'
import { roleInWords } from '../../staff/history/words.ts'
import {
  hasAnswer,
  isRunning,
  type Run,
  type RunRead,
  TIMETABLE,
  useRun,
  useRuns,
  useTimetable,
} from '../use-timetable.ts'
import { differencesOf, figuresOf } from './compare-runs.ts'
import { PlacesTable } from './places-table.tsx'
import { RunAnswer } from './run-answer.tsx'
import styles from './runs.module.css'
import { runsText } from './text.ts'
import type { Step } from './use-next-step.ts'

export const RUNS = 'timetable-runs'

/** Computes timetables, shows and compares their answers, and applies them. */
export function Runs({ shown, chosen, show, next }: Pick<Step, 'shown' | 'chosen' | 'show' | 'next'>) {
  const text = useText(runsText)
  const { query, runs } = useRuns()
  const [compared, setCompared] = useState<string[]>([])
  const running = runs.find(isRunning)
  const [one, other] = compared
  const onStarted = () => show(undefined)
  return (
    <section ref={keepFocus} tabIndex={-1} className={page.section} aria-label={text.title}>
      <div className={styles.head}>
        <h2 id={RUNS} tabIndex={-1}>
          {text.title}
        </h2>
        <StartRun isRunning={running !== undefined} isNext={next === 'build'} onStarted={onStarted} />
      </div>
      {running && <Running key={running.id} run={running} />}
      {runs[0]?.state === 'cut' && <p role="status">{text.brokenOff}</p>}
      {runs[0]?.state === 'failed' && <p role="status">{text.failed}</p>}
      {shown && (
        <RunAnswer
          key={shown}
          id={shown}
          isAsked={shown === chosen}
          isNext={next === 'apply'}
          isRunning={running !== undefined}
          onStarted={onStarted}
        />
      )}
      <Loaded query={query}>
        {() => (
          <details className={styles.fold}>
            <summary>
              {text.runs} ({runs.length})
            </summary>
            {runs.length > 1 && <p className={page.quiet}>{text.compareHint}</p>}
            {runs.length > 0 ? (
              <RunList {...{ runs, shown, compared }} onShow={show} onCompare={setCompared} />
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
  /** No answer to the present state and nothing to publish is waiting. */
  isNext: boolean
  onStarted: () => void
}

/** Begins a run from nothing, or one that repairs the present timetable; shows why it cannot begin. */
function StartRun({ isRunning, isNext, onStarted }: StartProps) {
  const text = useText(runsText)
  const { data: timetable } = useTimetable()
  const [seconds, setSeconds] = useState(USUAL)
  // A refusal may mean that another one is running.
  const start = useCall('startTimetableRun', { onSuccess: onStarted, refresh: TIMETABLE, isErrorShown: true })
  const people = timetable && timetable.appointments.length + timetable.unplaced.length
  const isEmpty = timetable?.appointments.length === 0
  const isBusy = isRunning || start.isPending || people === 0
  const repairNote = isEmpty ? text.emptyBoard : text.repairNote
  const way = (kind: 'new' | 'repair', isUsual: boolean, busy: boolean, label: string, note: string) => (
    <div>
      <Button
        look={isNext && isUsual ? 'primary' : 'plain'}
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
        {way('repair', !isEmpty, isBusy || isEmpty, text.startRepair, repairNote)}
        <div className={styles.time}>
          <span aria-hidden="true">{text.seconds}</span>
          <Select label={text.seconds} value={seconds} options={options} onChange={setSeconds} />
        </div>
      </div>
      {people === 0 && <p>{text.noOne}</p>}
      <Refused error={start.error} />
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
      <Refused error={stop.error} />
    </section>
  )
}

interface ListProps {
  runs: Run[]
  shown: string | undefined
  compared: readonly string[]
  onShow: (id: string) => void
  onCompare: (ids: string[]) => void
}

/** The runs of the term, the newest first; two of them can be compared. */
function RunList({ runs, shown, compared, onShow, onCompare }: ListProps) {
  const { text, language } = useTranslation(runsText)
  const toggle = (id: string, isChosen: boolean) =>
    onCompare(isChosen ? [...compared.slice(-1), id] : compared.filter((one) => one !== id))
  return (
    <ol className={styles.runs}>
      {runs.map((run) => {
        const { id, kind, state } = run
        const when = fullTime(run.startedAt, language)
        return (
          <li key={id} aria-current={id === shown || undefined}>
            <p>
              <strong>{when}</strong>
              <span>
                {text.kinds[kind]} · {roleInWords(run.by, language)}
              </span>
            </p>
            <p>
              {hasAnswer(run) && <span>{text.found(run.placed, run.bound)}</span>}
              {state !== 'ended' && <span data-state={state}>{text.states[state]}</span>}
              {run.isStale && <span className={styles.stale}>{text.stale}</span>}
            </p>
            {hasAnswer(run) && (
              <div className={page.actions}>
                <Checkbox
                  id={`compare-${id}`}
                  checked={compared.includes(id)}
                  onChange={(isChosen) => toggle(id, isChosen)}
                >
                  <span aria-hidden="true">{text.compare}</span>
                  <span className={page.hidden}>{text.compareOf(when)}</span>
                </Checkbox>
                <Button
                  small
                  aria-label={text.seeOf(when)}
                  aria-pressed={id === shown}
                  onClick={() => onShow(id)}
                >
                  {text.see}
                </Button>
              </div>
            )}
          </li>
        )
      })}
    </ol>
  )
}

/** Two runs next to each other: their figures, and whom they place differently. */
function CompareRuns({ ids: [one, other], onClose }: { ids: [string, string]; onClose: () => void }) {
  const text = useText(runsText)
  return (
    <section className={styles.sheet} aria-label={text.compared}>
      <h3>{text.compared}</h3>
      <LoadedAll queries={{ first: useRun(one), second: useRun(other) }}>
        {({ first, second }) => <Comparison runs={[first, second]} />}
      </LoadedAll>
      <Button small onClick={onClose}>
        {text.closeComparison}
      </Button>
    </section>
  )
}

function Comparison({ runs: [first, second] }: { runs: [RunRead, RunRead] }) {
  const { text, language } = useTranslation(runsText)
  if (!first.answer || !second.answer) return null
  const differences = differencesOf(first.answer, second.answer)
  const nameOf = ({ run }: RunRead) => fullTime(run.startedAt, language)
  const heads = [`A · ${nameOf(first)}`, `B · ${nameOf(second)}`] as const
  return (
    <>
      <dl className={styles.figures}>
        {[first, second].map((read, index) => {
          const { placed, days, moved } = figuresOf(read)
          return (
            <div key={read.run.id}>
              <dt>
                {heads[index]} <small>{text.kinds[read.run.kind]}</small>
              </dt>
              <dd>{text.figures(placed, days, moved)}</dd>
            </div>
          )
        })}
      </dl>
      <p>{differences.length > 0 ? text.differing(differences.length) : text.same}</p>
      {differences.length > 0 && <PlacesTable label={text.differences} heads={heads} rows={differences} />}
    </>
  )
}
