import { useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { useCall } from '../../../ui/feedback/use-call.ts'
import { Refusal } from './refusal.tsx'
import styles from './runs.module.css'
import { runsText } from './text.ts'
import type { Run } from './use-runs.ts'

/** How far the run is that is under way, and the way to end it with the best so far. */
export function Running({ run }: { run: Run }) {
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
