import type { ReactNode } from 'react'
import { useText } from '../../../i18n/text.ts'
import type { Named } from '../use-timetable.ts'
import styles from './board.module.css'
import type { Hand } from './moving/use-held.ts'
import { boardText } from './text.ts'

interface Props {
  people: Named[]
  hand: Hand
  children: (who: Named) => ReactNode
}

/** Who has no place. A card that is put here loses its own. */
export function Unplaced({ people, hand, children }: Props) {
  const text = useText(boardText)
  return (
    <section
      className={styles.unplaced}
      data-spot="unplaced"
      data-over={hand.held?.over === 'unplaced' && hand.held.from !== 'unplaced'}
      aria-labelledby="board-unplaced"
    >
      <h3 id="board-unplaced">{text.unplaced(people.length)}</h3>
      <p className={styles.hint}>{people.length === 0 ? text.everybody : text.dropHere}</p>
      {people.length > 0 && (
        <ul>
          {people.map((one) => (
            <li key={one._id}>{children(one)}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
