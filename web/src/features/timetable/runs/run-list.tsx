import { ROLE_NAMES, ROLES } from '@recruit/contract/calls/roles'
import type { Language } from '@recruit/contract/text'
import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Checkbox } from '../../../ui/controls/choice.tsx'
import page from '../../../ui/layout/page.module.css'
import { fullTime } from '../../../ui/time/seoul-time.ts'
import styles from './runs.module.css'
import { runsText } from './text.ts'
import { hasAnswer, type Run } from './use-runs.ts'

interface Props {
  runs: Run[]
  /** The one whose result is shown. */
  shown: string | undefined
  compared: readonly string[]
  onShow: (id: string) => void
  onCompare: (ids: string[]) => void
}

/** The runs of the term, the newest first; two of them can be compared. */
export function RunList({ runs, shown, compared, onShow, onCompare }: Props) {
  const text = useText(runsText)
  const language = useLanguage((state) => state.language)
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
                {text.kinds[kind]} · {authorOf(run, language)}
              </span>
            </p>
            <p>
              {hasAnswer(run) && <span>{text.found(run.placed, run.bound)}</span>}
              {state !== 'ended' && <span data-state={state}>{text.states[state]}</span>}
              {run.isStale && <span className={styles.stale}>{text.stale}</span>}
            </p>
            {hasAnswer(run) && (
              <div className={styles.ways}>
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

/** By name, or as which role. */
function authorOf({ by }: Run, language: Language): string {
  const role = ROLE_NAMES.find((name) => name === by)
  return role ? ROLES[role].name[language] : by
}
