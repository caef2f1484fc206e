import { PASS_STATES, type Pass } from '@recruit/contract/constants'
import { createStore } from 'zustand'
import type { Applicant } from '../../staff/applicants.ts'
import type { Edits } from '../../staff/edits/edits.ts'
import { stepFrom } from '../address.ts'
import type { deskText } from '../text.ts'
import type { Decided } from './applications.ts'

interface Place {
  id: string
  search: string
}
interface Surroundings {
  edits: Edits
  /** The current row of the list. */
  presentRow: (applicant: Applicant) => Applicant
  /** The current place by the address; the drawn one may be a moment older. */
  place: () => Place
  go: (part: Partial<Place>) => void
  /** What a search finds, in its order; '' finds all. */
  found: (search: string) => readonly Decided[]
  text: () => (typeof deskText)['ko']
  nameOf: (pass: Pass) => string
}

/** The status that a key 1 to 4 means. */
const passOf = (number: number): Pass | null => PASS_STATES[number - 1] ?? null

/**
 * The desk's keys and buttons for deciding. A key decides about the application that the address names when it is
 * pressed, if the list shows it.
 */
export function createDecideDesk({ edits, presentRow, place, go, found, text, nameOf }: Surroundings) {
  const store = createStore(() => ({
    said: '',
    /** The decisions that can be undone, the latest one last. */
    made: [] as readonly { applicant: Applicant; from: Pass }[],
  }))
  const say = (said: string) => store.setState({ said })
  /** Decided here, and no answer yet. */
  const awaited = new Map<string, { name: string; pass: Pass }>()

  function answered() {
    for (const [id, { name, pass }] of awaited) {
      const edit = edits.store.getState().edits[id]
      if (!edit || edit.state === 'saving' || edit.conflicts.length > 0) continue
      if (edit.state === 'failed') say(text().failed(name))
      if (edit.state !== 'saved') continue
      say(text().saved(name, nameOf(pass)))
      awaited.delete(id)
    }
  }
  function change(applicant: Applicant, pass: Pass) {
    awaited.set(applicant._id, { name: applicant.name, pass })
    edits.change(presentRow(applicant), { pass })
  }
  const passNow = (applicant: Applicant): Pass =>
    edits.store.getState().edits[applicant._id]?.values.pass ?? presentRow(applicant).pass

  const shown = () => {
    const { id, search } = place()
    const items = found(search)
    return { id: id || (items[0]?.id ?? ''), items }
  }
  function step(by: 1 | -1, isQuiet = false) {
    const { id, items } = shown()
    const next = stepFrom(items, id, by)
    if (next) go({ id: next.id })
    else if (!isQuiet) say(by === 1 ? text().last : text().first)
  }
  function decide(applicant: Applicant, pass: Pass) {
    const from = passNow(applicant)
    if (from === pass) return say(text().saved(applicant.name, nameOf(pass)))
    store.setState(({ made }) => ({ made: [...made, { applicant, from }] }))
    change(applicant, pass)
  }

  return {
    store,
    /** Reports the outcome of decisions; returns a function that stops it. */
    listen: () => edits.store.subscribe(answered),
    step,
    decide,
    /** A number key: decides about the open application, and opens the next. */
    key: (number: number) => {
      const pass = passOf(number)
      if (!pass) return
      const { id, items } = shown()
      const item = items.find((one) => one.id === id)
      const hidden = item ? undefined : found('').find((one) => one.id === id)
      if (hidden) say(text().outOfSight(hidden.label))
      if (!item) return
      decide(item.applicant, pass)
      step(1, true)
    },
    /** Opens the first result of a search; false without one. An empty search changes nothing. */
    open: (search: string): boolean => {
      const items = found(search)
      const isOpen = search.trim() === '' && items.some(({ id }) => id === place().id)
      const [first] = items
      if (first && !isOpen) go({ id: first.id })
      if (!first) say(text().nothingFound)
      return first !== undefined
    },
    /** Undoes the last decision and opens its application. */
    undo: () => {
      const last = store.getState().made.at(-1)
      if (!last) return say(text().nothingToUndo)
      store.setState(({ made }) => ({ made: made.slice(0, -1) }))
      change(last.applicant, last.from)
      const id = last.applicant._id
      const isInSight = found(place().search).some((one) => one.id === id)
      go(isInSight ? { id } : { id, search: '' })
    },
  }
}
export type DecideDesk = ReturnType<typeof createDecideDesk>
