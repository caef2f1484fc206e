import { useEffect, useRef } from 'react'
import { useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { hourLabel } from '../../../ui/grid/grid-paint.ts'
import page from '../../../ui/layout/page.module.css'
import { timesOf } from '../times.ts'
import type { DayProps } from './day-table.tsx'
import styles from './free-times.module.css'
import { applied } from './situation.ts'
import { boardText } from './text.ts'
import { isSameSpot, type Spot } from './use-held.ts'

type Props = Omit<DayProps, 'children'> & { onDay: (day: string) => void }

/** On a phone, the day as the held card needs it: each free place a button, the other hours folded. */
export function FreeTimes({ situation, shape, day, view, names, hand, onDay }: Props) {
  const text = useText(boardText)
  const list = useRef<HTMLElement>(null)
  // The card that had the focus is not drawn.
  useEffect(() => list.current?.focus(), [])
  const { held, who } = hand
  if (!held || !who) return null
  const { timetable } = situation
  const { rows, columns } = shape
  const isFrom = (spot: Spot) => isSameSpot(spot, held.from)
  const places = rows
    .flatMap((start) => columns.map((column) => ({ day, start, column })))
    .filter((spot) => isFrom(spot) || hand.isPossible(spot))
  const others = rows.filter((start) => !places.some((spot) => spot.start === start))
  const { firstFree } = hand
  const isOver = (spot: Spot) => isSameSpot(held.over, spot)
  const isOverHour = (start: number) =>
    held.over !== null && held.over !== 'unplaced' && held.over.day === day && held.over.start === start
  const button = (spot: (typeof places)[number]) => {
    const { start, column } = spot
    const place = hand.placeOn(spot, held, who)
    const after = applied(timetable, { kind: 'place', _id: who._id, place })
    const moved = isFrom(spot) ? undefined : after.appointments.find(({ _id }) => _id === who._id)
    return (
      <li key={`${start} ${column}`}>
        <button
          type="button"
          data-spot="cell"
          data-day={day}
          data-start={start}
          data-column={column}
          data-over={isOver(spot)}
          data-here={isFrom(spot)}
          onClick={() => hand.drop(spot)}
        >
          <strong>{moved ? timesOf(timetable, moved).from : hourLabel(start)}</strong>
          {names.columnName(view, column)}
          <span className={page.quiet}>
            {isFrom(spot) && text.placeNow}
            {!isFrom(spot) && (view === 'room' ? names.panel(place) : names.roomName(place.room))}
          </span>
        </button>
      </li>
    )
  }
  return (
    <section
      ref={list}
      className={styles.times}
      aria-label={text.freeTimes(who.name)}
      tabIndex={-1}
      data-hand
    >
      {places.every(isFrom) && <p>{text.noFreeTime}</p>}
      {places.every(isFrom) && firstFree && (
        <Button
          look="primary"
          onClick={() => {
            onDay(firstFree[0])
            // The button is gone on that day.
            list.current?.focus()
          }}
        >
          {text.firstFree(names.dayName(firstFree[0]), firstFree[1])}
        </Button>
      )}
      {places.length > 0 && <ul>{places.map(button)}</ul>}
      {others.length > 0 && (
        <details open={others.some(isOverHour)}>
          <summary>{text.otherHours(others.length)}</summary>
          <ul>
            {others.map((start) => {
              const fit = hand.hourFit({ day, start })
              return (
                <li key={start} data-over={isOverHour(start)}>
                  {hourLabel(start)} {/* A room is free then, but no panel. */}
                  <span className={page.quiet}>{text.hourFit[fit === 'free' ? 'full' : fit]}</span>
                </li>
              )
            })}
          </ul>
        </details>
      )}
      {held.from !== 'unplaced' && (
        <button
          type="button"
          data-spot="unplaced"
          className={styles.off}
          data-over={isOver('unplaced')}
          onClick={() => hand.drop('unplaced')}
        >
          {text.takeOff}
        </button>
      )}
    </section>
  )
}
