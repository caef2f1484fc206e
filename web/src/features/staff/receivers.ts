import { sessionStore } from './session-store.ts'

interface Receivers {
  people: readonly { _id: string; name: string }[]
}

/** Whom a message in own words is for, where the list's ticks chose them; none: the form chooses. */
export const NO_RECEIVERS: Receivers = { people: [] }
export const useReceivers = sessionStore(NO_RECEIVERS, 'receivers')
