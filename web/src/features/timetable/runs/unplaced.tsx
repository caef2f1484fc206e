import { teamNames } from '../../../content/teams.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/text.ts'
import { answerText } from './answer-text.ts'
import styles from './runs.module.css'
import { usePlaceWords } from './use-place-words.ts'
import type { Answer } from './use-runs.ts'

type Person = Answer['unplaced'][number]

/** A longer list starts collapsed. */
const MOST_OPEN = 12

/** Who has no place, and why. */
export function Unplaced({ unplaced }: { unplaced: Person[] }) {
  const text = useText(answerText)
  const language = useLanguage((state) => state.language)
  const { names } = usePlaceWords()
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
