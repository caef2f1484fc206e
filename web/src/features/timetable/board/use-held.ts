import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useText } from '../../../i18n/text.ts'
import { useLatest } from '../../../ui/latest.ts'
import type { Names, View } from '../names.ts'
import { isOver, isPast as isPastSpot } from '../times.ts'
import { type Cell, canCome, fits, placeAt } from './proposal.ts'
import {
  type Change,
  daysOf,
  isClosed,
  isPlaced,
  type Person,
  type Place,
  personOf,
  roomCountOf,
  roomsAt,
  rowsOf,
  type Situation,
  type When,
} from './situation.ts'
import { boardText } from './text.ts'

/** A picked-up card: its origin and its target. By `keys` it stays in the hand until a key or a tap puts it down. */
interface Held {
  _id: string
  from: Spot
  over: Spot | null
  by: 'pointer' | 'keys'
}
interface Surroundings {
  situation: Situation
  view: View
  names: Names
  say: (words: string) => void
  make: (change: Change) => Promise<boolean>
  refocus: (id: string) => void
  shape: Shape
  day: string
  show: (day: string) => void
}

/** One card in the hand: picked up, carried over the board, put down or let go. */
export function useHeld({ situation, view, names, say, make, refocus, ...shown }: Surroundings) {
  const text = useText(boardText)
  const [held, setHeld] = useState<Held | null>(null)
  const who = held && personOf(situation, held._id)

  const cellAt = ({ day, start, column }: Exclude<Spot, 'unplaced'>): Cell =>
    view === 'room' ? { day, start, room: Number(column) } : { day, start, interviewer: column }
  const leaving = ({ from }: Held) =>
    view === 'interviewer' && from !== 'unplaced' ? from.column : undefined
  const isPast = (when: When): boolean => !!who && isPastSpot(situation.timetable, who, when)
  const isPossible = (spot: Spot): boolean =>
    !held ||
    !who ||
    spot === 'unplaced' ||
    (!isPast(spot) && fits(situation, who, cellAt(spot), leaving(held)))

  /** Of the held card; null while there is none. */
  const comesAt = (when: When): boolean | null => (held && who ? canCome(situation, who, when) : null)
  /** What the hour is to the held card: its applicant comes, and a room and a panel are free; `here`: it is its own. */
  const hourFit = (when: When) => {
    if (isPast(when)) return 'past'
    if (!comesAt(when)) return 'away'
    const rooms = Array.from({ length: roomsAt(situation.rules.rules, when) }, (_, room) => room)
    if (rooms.length === 0) return isClosed(situation.rules.rules, when) ? 'closed' : 'roomless'
    if (who && rooms.some((room) => isOther(situation, who, { ...when, room }))) return 'free'
    return who && isPlaced(who) && who.day === when.day && who.start === when.start ? 'here' : 'full'
  }
  /** The held card's appointment after it was put down in this cell. */
  const placeOn = (spot: Exclude<Spot, 'unplaced'>, one: Held, person: Person): Place =>
    placeAt(situation, person, cellAt(spot), leaving(one))

  const id = held?._id
  // Of each day, counted once for a card: a pointer draws the board again at every cell.
  const freeHours = useMemo(() => {
    const person = id && personOf(situation, id)
    return person ? new Map(daysOf(situation).map((day) => [day, freeHoursOn(situation, person, day)])) : null
  }, [situation, id])
  /** Why the card in the hand cannot stay as it is; null where its interview is still to come. */
  const pastNote =
    who && isPlaced(who) && isOver(situation.timetable, who)
      ? text.heldPast([...(freeHours?.values() ?? [])].some((count) => count > 0))
      : null

  const pick = (_id: string, from: Spot, by: Held['by']): boolean => {
    const person = personOf(situation, _id)
    if (held || !person) return false
    setHeld({ _id, from, over: from, by })
    if (by === 'keys') say(text.held(person.name, names.spotName(view, from)))
    return true
  }
  const over = (spot: Spot | null) => {
    if (!held || isSameSpot(spot, held.over)) return
    setHeld({ ...held, over: spot })
    if (!spot || held.by !== 'keys') return
    const where = names.spotName(view, spot)
    if (spot !== 'unplaced' && isPast(spot)) say(text.overPast(where))
    else if (spot !== 'unplaced' && !comesAt(spot)) say(text.overAway(where))
    else say(text.over(where, isPossible(spot)))
  }
  const cancel = () => {
    setHeld(null)
    if (!held || !who) return
    say(text.back(who.name))
    refocus(held._id)
  }
  const drop = async (spot: Spot | null) => {
    if (!held || !who || !spot || isSameSpot(spot, held.from)) return cancel()
    setHeld(null)
    refocus(who._id)
    const change: Change =
      spot === 'unplaced'
        ? { kind: 'remove', _id: who._id }
        : { kind: 'place', _id: who._id, place: placeOn(spot, held, who) }
    const isDone = await make(change)
    refocus(who._id)
    const done = spot === 'unplaced' ? text.taken(who.name) : text.put(who.name, names.spotName(view, spot))
    say(isDone ? done : text.back(who.name))
  }
  const dropped = (spot: Spot | null) => void drop(spot)
  /** A finger that lifts where it pressed keeps the card: the next tap puts it down. */
  const lift = (spot: Spot | null) => {
    if (held && isSameSpot(spot, held.from)) setHeld({ ...held, by: 'keys' })
    else dropped(spot)
  }
  /** Puts down the card in the hand; false where there is none, or where the tap was on no spot. */
  const tap = (spot: Spot | null): boolean => {
    const isMeant = held?.by === 'keys' && spot !== null
    if (isMeant) dropped(spot)
    return isMeant
  }
  const hand = {
    held,
    who,
    freeHours,
    /** The first day on which the held card has a place, and how many. */
    firstFree: [...(freeHours ?? [])].find(([, count]) => count > 0),
    pastNote,
    isPossible,
    isPast,
    comesAt,
    hourFit,
    placeOn,
    pick,
    over,
    cancel,
    lift,
    tap,
    drop: dropped,
  }
  useHeldKeys(hand, shown)
  return hand
}
export type Hand = ReturnType<typeof useHeld>

const isOwn = (who: Person, { day, start, room }: When & { room: number }) =>
  who.day === day && who.start === start && who.room === room

/** Whether it can be put down there, where it is not yet. */
const isOther = (situation: Situation, who: Person, place: When & { room: number }) =>
  !isOwn(who, place) && fits(situation, who, place)

/** In how many hours of a day a card can be put down elsewhere. */
function freeHoursOn(situation: Situation, who: Person, day: string): number {
  const rooms = Array.from({ length: roomCountOf(situation, day) }, (_, room) => room)
  return rowsOf(situation, day).filter(
    (start) =>
      !isPastSpot(situation.timetable, who, { day, start }) &&
      rooms.some((room) => isOther(situation, who, { day, start, room })),
  ).length
}

/** Keys for a picked-up card: arrows carry it, Enter and Space put it down, Esc and Tab cancel. */
function useHeldKeys(
  hand: Pick<Hand, 'held' | 'over' | 'drop' | 'cancel'>,
  shown: Pick<Surroundings, 'shape' | 'day' | 'show'>,
) {
  const isHeld = hand.held?.by === 'keys'
  const newest = useLatest({ hand, ...shown })
  useEffect(() => {
    if (!isHeld) return
    // Of the window, because the card may move, or disappear while another day is shown.
    const hear = (event: KeyboardEvent) => {
      const { key, target } = event
      const { hand, shape, day, show } = newest.current
      // The list of free times and the bar of the hand have buttons of their own.
      const isAtButtons = target instanceof Element && target.closest('[data-hand]') !== null
      const isButton = isAtButtons && target.matches('button, summary')
      if ((key === 'Tab' && isAtButtons) || (isButton && (key === 'Enter' || key === ' '))) return
      if (key === 'Tab') return hand.cancel()
      const at: Spot = hand.held?.over ?? 'unplaced'
      const to = spotAfter(at, key, day, shape)
      if (!to && key !== 'Enter' && key !== ' ' && key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      if (to) {
        if (to !== 'unplaced' && to.day !== day) show(to.day)
        return hand.over(to)
      }
      if (event.repeat) return
      // Its release would press the button beneath.
      if (key === ' ')
        window.addEventListener('keyup', (up) => up.preventDefault(), { once: true, capture: true })
      if (key === 'Escape') hand.cancel()
      else hand.drop(at)
    }
    window.addEventListener('keydown', hear, { capture: true })
    return () => window.removeEventListener('keydown', hear, { capture: true })
  }, [isHeld])
}

/** Empty hours open above a card that is picked up: the page scrolls as far, so that the card stays in the hand. */
export function useSteadyCard(board: RefObject<HTMLElement | null>, held: string | undefined) {
  const before = useRef<number>(undefined)
  const topOf = (id: string) =>
    board.current?.querySelector(`[data-card="${CSS.escape(id)}"]`)?.getBoundingClientRect().top
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured once for each card that is picked up
  useLayoutEffect(() => {
    const top = held === undefined ? undefined : topOf(held)
    if (top === undefined || before.current === undefined) return
    window.scrollBy({ top: top - before.current, behavior: 'instant' })
  }, [held])
  return (id: string) => {
    before.current = topOf(id)
  }
}

/** Returns the focus to a moved card, which is a new element in its new place, until the user acts elsewhere. */
export function useRefocus(board: RefObject<HTMLElement | null>) {
  const wanted = useRef<string | null>(null)
  // After each drawing: the card may come one, two or three of them later.
  useEffect(() => {
    const { activeElement } = document
    if (!wanted.current || (activeElement && activeElement !== document.body)) return
    board.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(wanted.current)}"] button`)?.focus()
  })
  useEffect(() => {
    const forget = () => {
      wanted.current = null
    }
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    for (const act of ['pointerdown', 'keydown']) document.addEventListener(act, forget, options)
    return () => listening.abort()
  }, [])
  return (id: string) => {
    wanted.current = id
  }
}

/** Where a held card would be put down: a cell of the shown day, or the list of the unplaced. */
export type Spot = { day: string; start: number; column: string } | 'unplaced'

export interface Shape {
  days: string[]
  rows: number[]
  columns: string[]
}

const keyOf = (spot: Spot | null) =>
  spot && spot !== 'unplaced' ? `${spot.day} ${spot.start} ${spot.column}` : spot
export const isSameSpot = (one: Spot | null, other: Spot | null): boolean => keyOf(one) === keyOf(other)

const within = <T>(all: T[], index: number): T | undefined =>
  all[Math.min(Math.max(index, 0), all.length - 1)]

/** The spot that a key moves to. The list of the unplaced is to the right of the last column. */
export function spotAfter(spot: Spot, key: string, day: string, { days, rows, columns }: Shape): Spot | null {
  const at = spot === 'unplaced' ? { day, start: rows[0] ?? 0, column: '' } : spot
  const column = spot === 'unplaced' ? columns.length : columns.indexOf(spot.column)
  const cell = (change: Partial<typeof at>): Spot => ({ ...at, column: columns[0] ?? '', ...change })
  const inColumn = (index: number): Spot =>
    index >= columns.length ? 'unplaced' : cell({ column: within(columns, index) ?? '' })
  const onDay = (step: number): Spot => {
    const to = within(days, days.indexOf(at.day) + step) ?? at.day
    return cell({ day: to, column: at.column || (columns[0] ?? '') })
  }
  if (key === 'ArrowLeft') return inColumn(column - 1)
  if (key === 'ArrowRight') return inColumn(column + 1)
  if (key === 'PageUp') return onDay(-1)
  if (key === 'PageDown') return onDay(1)
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null
  if (spot === 'unplaced') return spot
  const start = within(rows, rows.indexOf(spot.start) + (key === 'ArrowDown' ? 1 : -1))
  return { ...spot, start: start ?? spot.start }
}

/** The spot that an element of the board belongs to. */
export function spotOf(element: Element | null): Spot | null {
  const found = element?.closest<HTMLElement>('[data-spot]')?.dataset
  if (!found) return null
  const { spot, day, start, column } = found
  return spot === 'unplaced' ? 'unplaced' : { day: day ?? '', start: Number(start), column: column ?? '' }
}
