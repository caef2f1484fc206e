import type { Team } from '@recruit/contract/constants'
import { answeredIn } from '@recruit/contract/fields/answered'
import { titleOf } from '@recruit/contract/fields/application-values'
import { type AnswerName, isAnswered, questionIdOf } from '@recruit/contract/fields/questions'
import { flagsOf } from '@recruit/contract/interview/grid'
import type { Text } from '@recruit/contract/text'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { call } from '../../../api/call.ts'
import { CallError, isConflict, isOwnView, type Reply } from '../../../api/client.ts'
import { createDraftSession } from '../../../api/drafts/draft-session.ts'
import { latestWins, type SaveState } from '../../../api/saver.ts'
import {
  APPLICATION_FIELDS,
  answersIn,
  blankKnown,
  type Draft,
  differing,
  formOf,
  type Known,
  knownOf,
  sentByAutosave,
  sentByButton,
  type ValueName,
  type Values,
} from './values.ts'

export interface Receipt {
  id: string
  submissions: number
  submittedAt: string
  isFirst: boolean
  /** Whose it is and which fields are in it; of what was written nothing. */
  of: { name: string; team: Team; answered: Text[] } | null
}

type Saved = Reply<'savePage1'>
type Dated = Pick<Values, 'interviewHours' | 'interviewDays'>

/** A button was pressed: the call is repeated once where its outcome is unknown. */
const PRESSED = { insist: true } as const
const hasNoHours = ({ interviewHours }: Dated) => interviewHours.every((bits) => bits === 0)

/** The reply of a save as far as it was one: a broken rule is refused with 200. */
async function accepted(reply: Promise<Saved>): Promise<Saved> {
  const saved = await reply
  if (saved.applicationUpdateSuccess === 'fail')
    throw new CallError(200, 'refused', saved.message, saved.reason)
  return saved
}
const notedIn = ({ version, submissions, submittedAt }: Saved): Partial<Known> => ({
  ...(version !== undefined && { version }),
  ...(submissions !== undefined && { submissions }),
  ...(submittedAt !== undefined && { submittedAt }),
})

/** One application being written in this tab. The session stays in memory when another screen is opened. */
export function createApplicationSession(id: string, tab?: string) {
  /** Of every question that was asked here: one that is gone has a name, too. */
  const labels = new Map<string, Text>()
  const remembered = (reply: Known): Known => {
    for (const { id, label } of reply.questions) labels.set(id, label)
    return reply
  }
  const known = (): Known => getState().known
  const session = createDraftSession<Values, ValueName, Known>({
    id,
    fields: APPLICATION_FIELDS,
    blank: blankKnown(),
    sentByAutosave,
    save: async (sent, version, options) =>
      notedIn(await accepted(call('savePage1', { ...formOf(sent, known()), id, version }, options))),
    // A browser that lost its proof may not read it.
    readTheirs: async () => {
      const reply = await call('getApplication', { id })
      if (!isOwnView(reply)) throw new CallError(403, 'forbidden', '')
      return remembered(knownOf(reply))
    },
    ...(tab !== undefined && { tab }),
  })
  const { store, put, resolved, inTurn, track } = session
  const { getState, setState } = store

  /** The state of the last save of the interview hours, and why it failed. */
  const hours = createStore(() => ({ state: 'idle' as SaveState, error: null as unknown }))
  const saveHours = () =>
    inTurn(() =>
      resolved(async () => {
        const { version, values, stored } = getState()
        if (values.interviewHours === stored.interviewHours) return
        const sent = APPLICATION_FIELDS.pick(values, ['interviewHours'])
        const interviewTime = flagsOf(values.interviewHours)
        const form = { id, ...formOf(sent, known()), interviewTime, version }
        await put(sent, () => accepted(call('saveInterview', form)), notedIn)
      }),
    )
  const hoursSaver = latestWins<void>(
    () => track(saveHours),
    // What was changed elsewhere is shown and chosen for the whole application, not beside the hours.
    (state, error) => hours.setState(isConflict(error) ? { state: 'idle', error: null } : { state, error }),
  )

  let onPeriodClosed: (sentence: string, draft: Draft) => void = () => undefined
  store.subscribe((now, before) => {
    if (now.saving.kind === 'closed' && before.saving.kind !== 'closed')
      onPeriodClosed(now.saving.message, now)
    // Another save may have carried them along, or a merge may have replaced them.
    const isStored = now.stored !== before.stored && now.stored.interviewHours === now.values.interviewHours
    if (isStored && hours.getState().state !== 'idle') hours.setState({ state: 'saved', error: null })
  })

  /** The names of what is answered, questions of the term included. */
  const answeredWith = (values: Values): Text[] => [
    ...answeredIn(values).map((field) => ({ ko: titleOf(field, 'ko'), en: titleOf(field, 'en') })),
    ...known()
      .questions.filter((question) => isAnswered(answersIn(values)[question.id]))
      .map(({ label }) => label),
  ]

  /** Submits everything. A submission whose reply got lost is found done instead of made twice. */
  async function submitted(): Promise<Receipt> {
    const { team, submissions: before } = getState().known
    let { values } = getState()
    const receiptOf = (submissions: number, at: string | null | undefined): Receipt => ({
      id,
      submissions,
      submittedAt: at ?? new Date().toISOString(),
      isFirst: before === 0,
      of: team && { name: values.name, team, answered: answeredWith(values) },
    })
    const receipt = await resolved<Receipt>(
      async () => {
        // Another window's text may have been merged in.
        values = getState().values
        const { questionsVersion } = known()
        const form = {
          ...formOf(values, known()),
          ...{ questionsVersion, id, version: getState().version, isFinalSubmit: true },
        }
        const reply = await put(values, () => accepted(call('savePage2', form, PRESSED)), notedIn)
        return receiptOf(reply.submissions ?? before + 1, reply.submittedAt)
      },
      (theirs) =>
        theirs.submissions > before && theirs.submitted && differing(values, theirs.values).length === 0
          ? receiptOf(theirs.submissions, theirs.submittedAt)
          : null,
    )
    setState(({ known }) => ({ known: { ...known, submitted: values } }))
    return receipt
  }

  let isAskedForHours = false
  return {
    ...session,
    id,
    hours,
    /** A page of the application is shown. `tellClosed` hears that the period has closed on the applicant. */
    open: (tellClosed: typeof onPeriodClosed) => {
      onPeriodClosed = tellClosed
      session.open()
    },
    /** Takes the server's reply. A browser that lost its proof can still be typed in, and shows a notice. */
    enter: async (reply: Reply<'getApplication'>): Promise<void> => {
      if (isOwnView(reply)) await session.enter(remembered(knownOf(reply)))
      else if (getState().isReady) session.expire()
    },
    set: <F extends Exclude<ValueName, 'interviewHours'>>(field: F, value: Values[F]) =>
      session.set({ [field]: value } as Partial<Values>),
    /** What a question asks, also one that is gone; null of one that this window has never shown. */
    labelOf: (name: AnswerName): Text | null => labels.get(questionIdOf(name)) ?? null,
    /** The hours and the dates that they were chosen for, never the one without the other. */
    setHours: ({ interviewHours, interviewDays }: Dated) => session.set({ interviewHours, interviewDays }),
    /** Stores the draft from a page, identity included; throws `CallError` with the server's sentence when refused. */
    saveDraft: (page: 1 | 2): Promise<Saved> =>
      track(() =>
        inTurn(() =>
          resolved(() => {
            const sent = sentByButton(getState())
            const form = { ...formOf(sent, known()), id, version: getState().version, isFinalSubmit: false }
            const name = page === 1 ? 'savePage1' : 'savePage2'
            return put(sent, () => accepted(call(name, form, PRESSED)), notedIn)
          }),
        ),
      ),
    /** Saves the interview hours on each change: one call under way, the latest state wins. */
    saveHours: () => hoursSaver.push(),
    submit: async (): Promise<Receipt> => {
      const receipt = await track(() => inTurn(submitted))
      await session.tidy()
      return receipt
    },
    /** Whether to ask about missing interview hours: once, and never after an earlier submission without any. */
    mustAskForHours: (): boolean => {
      const { values, known } = getState()
      if (isAskedForHours || !hasNoHours(values) || (known.submitted && hasNoHours(known.submitted)))
        return false
      isAskedForHours = true
      return true
    },
    /** Removes the application from this device, in every tab's copy and in this tab's memory. */
    clearDevice: async (): Promise<void> => {
      await session.clearDevice()
      sessions.delete(id)
    },
  }
}
export type ApplicationSession = ReturnType<typeof createApplicationSession>

const sessions = new Map<string, ApplicationSession>()

/** The one session of an application in this tab. */
export function applicationSession(id: string): ApplicationSession {
  const session = sessions.get(id) ?? createApplicationSession(id)
  sessions.set(id, session)
  return session
}

/** A part of the draft; the component is drawn again when it changes. */
export const useDraft = <T>({ store }: ApplicationSession, pick: (draft: Draft) => T): T =>
  useStore(store, pick)
