import { useState } from 'react'
import { useText } from '../../../i18n/text.ts'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { CompareRuns } from './compare/comparison.tsx'
import { RunAnswer } from './run-answer.tsx'
import { RunList } from './run-list.tsx'
import { Running } from './running.tsx'
import styles from './runs.module.css'
import { StartRun } from './start-run.tsx'
import { runsText } from './text.ts'
import { useFocusKept } from './use-focus-kept.ts'
import { hasAnswer, isRunning, useRuns } from './use-runs.ts'

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
    <section className={styles.section} aria-label={text.title}>
      <h2 ref={heading} tabIndex={-1}>
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
            {runs.length > 1 && <p className={styles.note}>{text.compareHint}</p>}
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
