import { create } from 'zustand'
import { endsWithSession } from '../../staff/session-store.ts'

/** How long one press can undo a change. */
export const UNDO_SECONDS = 10

interface Offer {
  /** What was done, in words. */
  said: string
  undo: () => void
}
interface Undo {
  offer: (Offer & { key: number }) | null
}
export const useUndo = create<Undo>()(() => ({ offer: null }))

let count = 0
let clock: ReturnType<typeof setTimeout> | undefined

/** Offers to take the newest change back; an older offer goes. */
export function offerUndo(offer: Offer) {
  count += 1
  clearTimeout(clock)
  useUndo.setState({ offer: { ...offer, key: count } })
  clock = setTimeout(withdrawOffer, UNDO_SECONDS * 1000)
}

export function withdrawOffer() {
  clearTimeout(clock)
  useUndo.setState({ offer: null })
}
endsWithSession(withdrawOffer)
