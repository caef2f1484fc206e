import type { CSSProperties, ReactNode } from 'react'
import { useText } from '../../../i18n/text.ts'
import { hourLabel } from '../../../ui/grid/grid-paint.ts'
import type { Appointment, Named } from '../use-timetable.ts'
import board from './board.module.css'
import { isSameSpot, type Shape, type Spot } from './moving/spots.ts'
import type { Hand } from './moving/use-held.ts'
import type { Names, View } from './names.ts'
import { bitsOf, offeredBy, roomsAt, type Situation, type When } from './situation.ts'
import styles from './table.module.css'
import { boardText } from './text.ts'

interface Props {
  situation: Situation
  shape: Shape
  day: string
  view: View
  names: Names
  hand: Hand
  /** A card, in its column. */
  children: (one: Appointment, column: string) => ReactNode
}

/** One day: its hours, and its rooms or its interviewers. */
export function DayTable({ situation, shape: { rows, columns }, day, view, names, hand, children }: Props) {
  const text = useText(boardText)
  const { timetable, interviewers } = situation
  const own = timetable.appointments.filter((one) => one.day === day)
  const isIn = (one: Appointment, column: string) =>
    view === 'room' ? one.room === Number(column) : one.interviewers.includes(column)
  const isShut = (start: number, column: string) => {
    if (view === 'room') return Number(column) >= roomsAt(situation.rules.rules, { day, start })
    const one = interviewers.find(({ id }) => id === column)
    return !one || !((offeredBy(one, situation, day) >> start) & 1)
  }
  const fitOf = (when: When, isPossible: boolean) =>
    isPossible ? 'free' : hand.comesAt(when) ? 'taken' : 'away'
  const cell = (start: number, column: string) => {
    const inside = own.filter(
      (one) => isIn(one, column) && (bitsOf(one.start, timetable.length) >> start) & 1,
    )
    const spot: Spot = { day, start, column }
    return (
      <td
        key={column}
        data-spot="cell"
        data-day={day}
        data-start={start}
        data-column={column}
        data-label={names.columnName(view, column)}
        data-empty={inside.length === 0}
        data-shut={isShut(start, column)}
        data-over={hand.held !== null && isSameSpot(hand.held.over, spot)}
        data-fit={hand.held ? fitOf({ day, start }, hand.isPossible(spot)) : undefined}
      >
        {inside.map((one) =>
          one.start === start ? (
            children(one, column)
          ) : (
            <p key={one._id} className={styles.goesOn}>
              {text.goesOn(one.name)}
            </p>
          ),
        )}
      </td>
    )
  }
  return (
    <section
      className={styles.scroll}
      data-scroller
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={`${names.dayName(day)} ${text.views[view]}`}
    >
      <table className={styles.table} style={{ '--columns': columns.length } as CSSProperties}>
        <thead>
          <tr>
            <th scope="col">{text.hour}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {names.columnName(view, column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((start) => (
            <tr key={start}>
              <th scope="row" data-comes={hand.comesAt({ day, start }) ?? undefined}>
                {hourLabel(start)}
                {hand.held && <small>{hand.comesAt({ day, start }) ? text.canCome : text.away}</small>}
              </th>
              {columns.map((column) => cell(start, column))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface UnplacedProps {
  people: Named[]
  hand: Hand
  children: (who: Named) => ReactNode
}

/** Who has no place. A card that is put here loses its own. */
export function Unplaced({ people, hand, children }: UnplacedProps) {
  const text = useText(boardText)
  return (
    <section
      className={board.unplaced}
      data-none={people.length === 0}
      data-spot="unplaced"
      data-over={hand.held?.over === 'unplaced' && hand.held.from !== 'unplaced'}
      aria-labelledby="board-unplaced"
    >
      <h3 id="board-unplaced">{text.unplaced(people.length)}</h3>
      <p className={board.hint}>{people.length === 0 ? text.everybody : text.dropHere}</p>
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
