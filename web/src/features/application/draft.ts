import { emptyHours, type InterviewHours } from '@recruit/contract/grid'
import type { ApplicationTexts, FieldName } from '@recruit/contract/rules'
import { createStore, type StoreApi, useStore } from 'zustand'
import type { Reply } from '../../api/client.ts'
import type { SaveState } from '../../api/saver.ts'

export interface Values extends ApplicationTexts {
  isEwhaian: boolean
  interviewHours: InterviewHours
}

/** What one applicant is writing: kept in memory per application, so that both pages show the same. */
export interface Draft {
  id: string
  isReady: boolean
  values: Values
  /** What the server held when it was last read or written; differs from `values` where something is unsaved. */
  stored: Values
  version: number
  submissions: number
  grid: SaveState
  /** Why the last save of the interview hours failed. */
  gridError: unknown
  set: <F extends keyof Values>(field: F, value: Values[F]) => void
}
export type DraftStore = StoreApi<Draft>

const blank = (): Values => ({
  name: '',
  studentId: '',
  ewhaianId: '',
  isEwhaian: false,
  major: '',
  semester: '',
  email: '',
  phonenum: '',
  interviewHours: emptyHours(),
  applyReason: '',
  activityPlan: '',
  portfolioLink: '',
})

const drafts = new Map<string, DraftStore>()

/** The one store of an application in this tab. */
export function draftOf(id: string): DraftStore {
  const known = drafts.get(id)
  if (known) return known
  const store = createStore<Draft>()((set) => ({
    id,
    isReady: false,
    values: blank(),
    stored: blank(),
    version: 0,
    submissions: 0,
    grid: 'idle',
    gridError: null,
    set: (field, value) => set(({ values }) => ({ values: { ...values, [field]: value } })),
  }))
  drafts.set(id, store)
  return store
}

export const useDraft = <T>(store: DraftStore, pick: (draft: Draft) => T): T => useStore(store, pick)

/** Fields whose value differs from what the server holds. */
export const unsavedFields = ({ values, stored }: Draft): (keyof Values)[] =>
  (Object.keys(values) as (keyof Values)[]).filter((field) => values[field] !== stored[field])

/** Whether the reply is the applicant's own view; with the address alone only four fields come. */
export const isOwnView = (reply: Reply<'getApplication'>): boolean => reply.version !== undefined

/**
 * Takes what the server holds, unless something typed here is not stored yet: that is never overwritten. A reply
 * that is older than the last save, such as one that was kept from the page before, is no news.
 */
export function hydrate(store: DraftStore, reply: Reply<'getApplication'>) {
  const draft = store.getState()
  const isOld = (reply.version ?? 0) < draft.version
  if (draft.isReady && (isOld || unsavedFields(draft).length > 0)) return
  const fresh = blank()
  const values: Values = {
    ...(Object.fromEntries(
      (Object.keys(fresh) as (keyof Values)[]).map((field) => [field, reply[field] ?? fresh[field]]),
    ) as unknown as Values),
  }
  store.setState({
    values,
    stored: values,
    version: reply.version ?? 0,
    submissions: reply.submissions ?? (reply.isFinalSubmit ? 1 : 0),
    isReady: true,
  })
}

/** Everything typed, for the rules of the contract. */
export const textsOf = ({
  isEwhaian: _flag,
  interviewHours: _hours,
  ...texts
}: Values): Record<FieldName, string> => texts
