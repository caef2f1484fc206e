import { useLanguage } from '../../../../i18n/language.ts'
import { useText } from '../../../../i18n/text.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { Loaded } from '../../../../ui/feedback/loaded.tsx'
import { fullTime } from '../../../../ui/time/seoul-time.ts'
import { PlacesTable } from '../places-table.tsx'
import styles from '../runs.module.css'
import { runsText } from '../text.ts'
import { type RunRead, useRun } from '../use-runs.ts'
import { differencesOf, figuresOf } from './compare-runs.ts'

interface Props {
  ids: readonly [string, string]
  onClose: () => void
}

/** Two runs next to each other: their figures, and whom they place differently. */
export function CompareRuns({ ids: [one, other], onClose }: Props) {
  const text = useText(runsText)
  return (
    <section className={styles.sheet} aria-label={text.compared}>
      <h3>{text.compared}</h3>
      <Loaded query={useRun(one)}>{(first) => <WithOther first={first} other={other} />}</Loaded>
      <Button small onClick={onClose}>
        {text.closeComparison}
      </Button>
    </section>
  )
}

function WithOther({ first, other }: { first: RunRead; other: string }) {
  return <Loaded query={useRun(other)}>{(second) => <Comparison runs={[first, second]} />}</Loaded>
}

function Comparison({ runs: [first, second] }: { runs: [RunRead, RunRead] }) {
  const text = useText(runsText)
  const language = useLanguage((state) => state.language)
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
