import { SCORE_MAX } from '@recruit/contract/constants'
import { useText } from '../../../i18n/text.ts'
import page from '../../../ui/layout/page.module.css'
import type { Criterion } from './review-session.ts'
import styles from './score.module.css'
import { scoreText } from './text.ts'

interface Props {
  criterion: Criterion
  value: number | undefined
  isLocked: boolean
  /** A row being sent cannot change; it keeps the focus. */
  isSending: boolean
  onChange: (score: number) => void
}

export const SCORES = Array.from({ length: SCORE_MAX }, (_, index) => index + 1)

/** One criterion: its scores as radio buttons. */
export function CriterionRow({ criterion, value, isLocked, isSending, onChange }: Props) {
  const text = useText(scoreText)
  const { id, name, weight } = criterion
  return (
    <fieldset className={styles.criterion} data-criterion={id} aria-describedby={`meaning-${id}`}>
      <legend>{text.criterion(name, weight)}</legend>
      <div className={styles.scores}>
        {SCORES.map((score) => (
          <label key={score}>
            <input
              type="radio"
              name={`score-${id}`}
              checked={value === score}
              disabled={isLocked}
              aria-disabled={isSending || undefined}
              onChange={() => onChange(score)}
            />
            <span>{text.scoreOf(score)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/**
 * What 1, 3 and 5 mean for one of the criteria. All lie in the same place, as high as the highest, so that a change of
 * the criterion moves nothing under the pointer.
 */
export function Meanings({ criteria, at }: { criteria: readonly Criterion[]; at: number }) {
  const text = useText(scoreText)
  if (criteria.every(({ low, middle, high }) => !(low || middle || high))) return null
  return (
    <div className={`${page.quiet} ${styles.meanings}`}>
      {criteria.map(({ id, name, low, middle, high }, index) => (
        <div key={id} id={`meaning-${id}`} data-shown={index === at || undefined}>
          <strong>{name}</strong>
          <ul>
            {(
              [
                [1, low],
                [3, middle],
                [5, high],
              ] as const
            ).map(([score, sentence]) => sentence && <li key={score}>{text.meaning(score, sentence)}</li>)}
          </ul>
        </div>
      ))}
    </div>
  )
}

const ROWS = '[data-criterion]'
const rows = () => [...document.querySelectorAll<HTMLElement>(ROWS)]
/** Gives the focus to a criterion's chosen score, or its first one. */
export function focusCriterion(at: number) {
  const row = rows()[at]
  const input = row?.querySelector<HTMLElement>('input:checked') ?? row?.querySelector<HTMLElement>('input')
  input?.focus()
}

/** Whether the focus is on a score. */
export const isInCriteria = () => document.activeElement?.closest(ROWS) != null

/** The place of the criterion that an element belongs to; 0 outside. */
export const rowOf = (element: EventTarget | null) =>
  Math.max(
    0,
    rows().findIndex((row) => element instanceof Node && row.contains(element)),
  )
