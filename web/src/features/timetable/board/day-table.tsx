import { dayStateNames } from '@recruit/contract/fields/status-names'
import { turnsOf } from '@recruit/contract/interview/pace'
import type { ReactNode } from 'react'
import { useText, useTranslation } from '../../../i18n/text.ts'
import { hourLabel, timeLabel } from '../../../ui/grid/grid-paint.ts'
import page from '../../../ui/layout/page.module.css'
import type { Names, View } from '../names.ts'
import { hasBegun } from '../times.ts'
import type { Appointment, Interview, Named } from '../use-timetable.ts'
import board from './board.module.css'
import {
  bitsOf,
  interviewsOn,
  isClosed,
  offeredBy,
  type Person,
  roomsAt,
  type Situation,
  stretchesOf,
  type When,
} from './situation.ts'
import styles from './table.module.css'
import { boardText } from './text.ts'
import { type Hand, isSameSpot, type Shape, type Spot } from './use-held.ts'

export interface DayProps {
  situation: Situation
  shape: Shape
  day: string
  view: View
  names: Names
  hand: Hand
  children: (one: Appointment | Interview, column: string) => ReactNode
}

/** One day: its hours, and its rooms or its interviewers. Empty hours open while a card is held. */
export function DayTable({
  situation,
  shape: { rows, columns },
  day,
  view,
  names,
  hand,
  children,
}: DayProps) {
  const text = useText(boardText)
  const { timetable, interviewers } = situation
  const teamsOf = (column: string) => interviewers.find(({ id }) => id === column)?.teams ?? []
  const own = interviewsOn(situation, day)
  const isIn = (one: Interview, column: string) =>
    view === 'room' ? one.room === Number(column) : one.interviewers.includes(column)
  const at = (start: number) => own.filter((one) => (bitsOf(one.start, timetable.length) >> start) & 1)
  const insideOf = (start: number, column: string) => at(start).filter((one) => isIn(one, column))
  const isShut = (start: number, column: string) => {
    if (isClosed(situation.rules.rules, { day, start })) return true
    if (view === 'room') return Number(column) >= roomsAt(situation.rules.rules, { day, start })
    const one = interviewers.find(({ id }) => id === column)
    return !one || !((offeredBy(one, situation, day) >> start) & 1)
  }
  /** When the next interview can begin in a cell with room for more, or the held card in an empty one; else null. */
  const openingAt = (start: number, column: string): string | null => {
    const inside = insideOf(start, column)
    const [first] = inside
    if (!first) return hand.held && hand.isPossible({ day, start, column }) ? hourLabel(start) : null
    const isMixed = inside.some((one) => one.team !== first?.team || one.start !== start)
    if (isMixed || isShut(start, column) || hasBegun(day, start)) return null
    const { begins, people } = turnsOf(timetable, first.team)
    const minute = begins.find((_, turn) => inside.filter((one) => one.turn === turn).length < people)
    return minute === undefined ? null : timeLabel(start, minute)
  }
  const fitOf = (when: When, isPossible: boolean) => {
    if (hand.isPast(when)) return 'past'
    return isPossible ? 'free' : hand.comesAt(when) ? 'taken' : 'away'
  }
  const cell = (start: number, column: string, label: string, isFirst: boolean) => {
    const inside = insideOf(start, column).toSorted((one, other) => one.turn - other.turn)
    const spot: Spot = { day, start, column }
    const opening = openingAt(start, column)
    return (
      <td
        key={column}
        data-spot="cell"
        data-day={day}
        data-start={start}
        data-column={column}
        data-label={label}
        data-first={isFirst}
        data-empty={inside.length === 0}
        data-shut={isShut(start, column)}
        data-over={hand.held !== null && isSameSpot(hand.held.over, spot)}
        data-gone={hasBegun(day, start)}
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
        {opening && <p className={`${styles.goesOn} ${styles.opening}`}>{text.openAt(opening)}</p>}
      </td>
    )
  }
  const row = (start: number) => {
    const fit = hand.held && hand.hourFit({ day, start })
    const isFree = (column: string) => !isShut(start, column) && insideOf(start, column).length === 0
    const free = hasBegun(day, start) ? [] : columns.filter(isFree)
    const rooms = roomsAt(situation.rules.rules, { day, start })
    const here = at(start)
    const used = here.map(({ room }) => room).filter((room) => room < rooms)
    const hasRoom = new Set(used).size < rooms
    // On a phone what is free is a list of names.
    const labelOf = (column: string) => {
      const name = names.columnName(view, column)
      const listed = free.includes(column) && column !== free.at(-1) ? `${name},` : name
      if (column !== free[0]) return listed
      return hasRoom ? text.freeOf(listed) : text.freeWithoutRoom(listed)
    }
    return (
      <tr key={start} data-free={here.length === 0}>
        <th scope="row">
          {hourLabel(start)} {fit && fit !== 'free' && <small>{text.hourFit[fit]}</small>}
        </th>
        {columns.map((column) => cell(start, column, labelOf(column), column === free[0]))}
      </tr>
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
      <table className={styles.table} style={{ '--columns': columns.length }}>
        <thead>
          <tr>
            <th scope="col">{text.hour}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {names.columnName(view, column)}{' '}
                {view === 'interviewer' && <small>{teamsOf(column).map(names.teamName).join(', ')}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hand.held
            ? rows.map(row)
            : stretchesOf(situation, day, view).map(({ hours: [first = 0, ...others], empty }) =>
                empty ? (
                  <tr key={first} className={styles.empty}>
                    <th scope="row">
                      {hourLabel(first)}
                      {others.length > 0 && `–${hourLabel(first + others.length + 1)}`}
                    </th>
                    <td colSpan={columns.length}>{text.empty[empty]}</td>
                  </tr>
                ) : (
                  row(first)
                ),
              )}
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
      data-spot="unplaced"
      data-over={hand.held?.over === 'unplaced' && hand.held.from !== 'unplaced'}
      aria-labelledby="board-unplaced"
    >
      <h3 id="board-unplaced">{text.unplaced(people.length)}</h3>
      <p className={`${page.quiet} ${board.hint}`}>{text.dropHere}</p>
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

interface CardProps {
  who: Person
  /** When it begins, where its hour holds several. */
  time: string | undefined
  names: Names
  view: View
  isOver: boolean
  isHeld: boolean
  isBroken: boolean
  /** By keyboard, or by assistive technology without mouse or finger. */
  onPick: () => void
  onOpen: () => void
}

/** An interview. The keyboard picks up its larger button and a press opens it; the smaller one opens it for all. */
export function Card({ who, time, names, view, isOver, isHeld, isBroken, onPick, onOpen }: CardProps) {
  const text = useText(boardText)
  const { _id, name, team, isLocked, isKept, answer, didNotCome, state } = who
  const marks = {
    'data-view': view,
    'data-held': isHeld,
    'data-broken': isBroken,
    'data-over': isOver,
    'data-whole': !time,
  }
  return (
    <div className={styles.card} data-card={_id} data-team={team} {...marks}>
      <button
        type="button"
        className={styles.handle}
        aria-pressed={isHeld}
        onClick={({ detail }) => (detail === 0 ? onPick() : onOpen())}
      >
        <Written {...{ who, time, names, view, isOver }} />
        {isLocked && (
          <span className={styles.lock}>
            {!isKept && <Lock />}
            {isKept ? text.kept : text.locked}
          </span>
        )}
        {answer && !isOver && !state && (
          <span className={answer.will ? styles.lock : styles.broken}>
            {answer.will ? text.comes : text.cannotCome}
          </span>
        )}
        {didNotCome && <span className={styles.broken}>{text.didNotCome}</span>}
        {isBroken && <span className={styles.broken}>{text.breaks}</span>}
      </button>
      <button type="button" data-more className={styles.more} onClick={onOpen}>
        <span aria-hidden="true">⋯</span>
        <span className={page.hidden}>{text.change(name)}</span>
      </button>
    </div>
  )
}

/** The interview of an applicant who has been decided about: shown, and moved no more. */
export const DoneCard = ({
  who,
  ...written
}: { who: Interview } & Pick<CardProps, 'time' | 'names' | 'view'>) => (
  <div
    className={`${styles.card} ${styles.handle}`}
    data-team={who.team}
    data-view={written.view}
    data-over
    data-whole={!written.time}
  >
    <Written who={who} {...written} isDecided />
  </div>
)

interface WrittenProps
  extends Pick<CardProps, 'time' | 'names' | 'view'>,
    Partial<Pick<CardProps, 'isOver'>> {
  who: Pick<Named, 'name' | 'team'> & Partial<Interview & Pick<Appointment, 'state'>>
  isDecided?: boolean
}

/** The words of a card. */
function Written({ who, time, names, view, isOver, isDecided }: WrittenProps) {
  const { text, language } = useTranslation(boardText)
  const { name, team, interviewers, room = 0, state } = who
  const others =
    interviewers &&
    (view === 'room' ? interviewers.map(names.interviewerName).join(', ') : names.shortRoomName(room))
  return (
    <>
      <strong>
        {time && <span className={styles.time}>{time}</span>} {name}
      </strong>
      <span className={styles.team}>{names.teamName(team)}</span>
      {others && <span className={styles.others}>{others}</span>}
      {state ? (
        <span className={styles.lock}>{dayStateNames[state][language]}</span>
      ) : (
        isOver && <span className={styles.lock}>{text.past}</span>
      )}
      {isDecided && (
        <span className={styles.lock}>
          <Lock /> {text.decided}
        </span>
      )}
    </>
  )
}

const Lock = () => (
  <svg viewBox="0 0 12 14" width="10" height="12" aria-hidden="true">
    <path d="M3 6V4a3 3 0 0 1 6 0v2" fill="none" stroke="currentcolor" strokeWidth="1.6" />
    <path d="M1 6h10v7H1z" fill="currentcolor" />
  </svg>
)
