import { useState } from 'react'
import { useText } from '../../../../i18n/text.ts'
import type { Change } from '../arrangement.ts'
import type { Names, View } from '../names.ts'
import { type Cell, fits, placeAt } from '../proposal.ts'
import { personOf, type Situation } from '../situation.ts'
import { boardText } from '../text.ts'
import { isSameSpot, type Spot } from './spots.ts'

/** A picked-up card: its origin and its target. */
export interface Held {
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
}

/** One card in the hand: picked up, carried over the board, put down or let go. */
export function useHeld({ situation, view, names, say, make, refocus }: Surroundings) {
  const text = useText(boardText)
  const [held, setHeld] = useState<Held | null>(null)
  const who = held && personOf(situation, held._id)

  const cellAt = ({ day, start, column }: Exclude<Spot, 'unplaced'>): Cell =>
    view === 'room' ? { day, start, room: Number(column) } : { day, start, interviewer: column }
  const leaving = ({ from }: Held) =>
    view === 'interviewer' && from !== 'unplaced' ? from.column : undefined
  const isPossible = (spot: Spot): boolean =>
    !held || !who || spot === 'unplaced' || fits(situation, who, cellAt(spot), leaving(held))

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
    if (spot && held.by === 'keys') say(text.over(names.spotName(view, spot), isPossible(spot)))
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
        : { kind: 'place', _id: who._id, place: placeAt(situation, who, cellAt(spot), leaving(held)) }
    const isDone = await make(change)
    refocus(who._id)
    const done = spot === 'unplaced' ? text.taken(who.name) : text.put(who.name, names.spotName(view, spot))
    say(isDone ? done : text.back(who.name))
  }
  return {
    held,
    who,
    isPossible,
    pick,
    over,
    drop: (spot: Spot | null) => void drop(spot),
    cancel,
  }
}
export type Hand = ReturnType<typeof useHeld>
