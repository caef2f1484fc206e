import type { Stage, Team } from '@recruit/contract/constants'
import { pick } from '@recruit/contract/fields/pick'
import { normalise } from '@recruit/contract/text'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { callQuery } from '../../../api/call-query.ts'
import type { Reply } from '../../../api/client.ts'
import type { Known } from '../../../api/drafts/draft-saves.ts'
import { createDraftSession } from '../../../api/drafts/draft-session.ts'
import { type Fields, mergeRules } from '../../../api/drafts/merge.ts'
import { endsWithSession, useStaff } from '../../staff/session-store.ts'

export type OwnReview = Reply<'saveReview'>['review']
export type Criterion = Reply<'reviewApplication'>['criteria'][number]

/** What is judged: one stage of a team. */
export interface Judging {
  team: Team
  stage: Stage
}

/** What a reviewer writes of one application. */
export type Written = Pick<OwnReview, 'scores' | 'answers' | 'comment' | 'note'>
const NOTHING: Written = { scores: {}, answers: {}, comment: '', note: '' }
type WrittenField = keyof Written

/** What the server holds of her review. */
interface KnownReview extends Known<Written> {
  state: 'none' | OwnReview['state']
  recusal: string
  /** ISO 8601; null where nothing is stored. */
  updatedAt: string | null
}

export const knownReview = (review: OwnReview | null): KnownReview => ({
  values: pick(review ?? NOTHING, ['scores', 'answers', 'comment', 'note']),
  version: review?.version ?? 0,
  state: review?.state ?? 'none',
  recusal: review?.recusal ?? '',
  updatedAt: review?.updatedAt ?? null,
})

/** Copies on a device from before there were interviews have no answers. */
const isSameRecord = <Value>(one: Record<string, Value> = {}, other: Record<string, Value>) =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
    (id) => asStored(one[id]) === asStored(other[id]),
  )
/** An empty answer is none. */
const asStored = <Value>(value: Value) => (typeof value === 'string' ? normalise(value) || undefined : value)

/** Texts are the same when they are stored alike: a syllable may have been typed or pasted in either form. */
export const REVIEW_FIELDS: Fields<Written, WrittenField> = {
  namesOf: () => ['scores', 'answers', 'comment', 'note'],
  isSame: (field, whole, part) => {
    if (field === 'scores') return part.scores !== undefined && isSameRecord(whole.scores, part.scores)
    if (field === 'answers') return part.answers !== undefined && isSameRecord(whole.answers, part.answers)
    const there = part[field]
    return there !== undefined && normalise(whole[field]) === normalise(there)
  },
  pick,
  wordsOf: (field, { answers = {}, comment = '', note = '' }) => {
    if (field === 'scores') return ''
    return field === 'answers'
      ? Object.values(answers).filter(Boolean).join('\n\n')
      : { comment, note }[field]
  },
}

/** The first criterion without a score. */
export const firstUnscored = (criteria: readonly Criterion[], { scores }: Written) =>
  criteria.find(({ id }) => scores[id] === undefined)

const { differing, missingFrom } = mergeRules(REVIEW_FIELDS)

/**
 * One review being written in this window. It stays in memory and continues saving when another application is opened;
 * its copy on the device goes as soon as the server has everything.
 */
export function createReviewSession(judging: Judging, id: string, tab?: string) {
  const { team } = judging
  const session = createDraftSession<Written, WrittenField, KnownReview>({
    // Another reviewer at this device reads her own copies alone.
    id: `review:${useStaff.getState().member?.id}:${team}:${id}`,
    fields: REVIEW_FIELDS,
    blank: knownReview(null),
    // A review that was handed in or handed over elsewhere is opened again by a press alone.
    sentByAutosave: ({ values, stored, known: { state } }) =>
      state !== 'submitted' && state !== 'recused' && differing(values, stored).length > 0 ? values : {},
    save: async (sent, version, options) => {
      const { review } = await call(
        'saveReview',
        { ...judging, id, version, state: 'draft', ...all(sent) },
        options,
      )
      return knownReview(review)
    },
    readTheirs: async (refusal) => {
      if (!refusal.stored) throw refusal
      return knownReview(refusal.stored)
    },
    ...(tab !== undefined && { tab }),
  })
  const { store, unsaved, tidy, put, resolved, inTurn, trackLocked } = session
  const { getState } = store
  const all = (sent: Partial<Written>): Written => ({ ...getState().values, ...sent })

  store.subscribe((now, before) => {
    const isNews = before.isReady && now.known !== before.known
    if (isNews && unsaved(now).length === 0 && now.discarded.length === 0) void tidy()
  })

  /** Saves everything in another state of the review; nothing can be typed meanwhile. */
  const saveAs = (state: 'draft' | 'submitted'): Promise<OwnReview> =>
    trackLocked(() =>
      inTurn(() =>
        resolved(async () => {
          const { values, version } = getState()
          const { review } = await put(
            values,
            () => call('saveReview', { ...judging, id, version, state, ...values }),
            (reply) => knownReview(reply.review),
          )
          return review
        }),
      ),
    )

  return {
    ...session,
    enter: (review: OwnReview | null) => session.enter(knownReview(review)),
    score: (criterion: string, score: number) =>
      session.set({ scores: { ...getState().values.scores, [criterion]: score } }),
    answer: (question: string, said: string) =>
      session.set({ answers: { ...getState().values.answers, [question]: said } }),
    /** Submits it; texts that were not chosen go with that. */
    submit: async () => {
      const review = await saveAs('submitted')
      // Without such texts it is tidy already.
      if (getState().discarded.length > 0) await tidy()
      return review
    },
    /** Makes a submitted review a draft again. */
    reopen: () => saveAs('draft'),
    recuse: (reason: string) =>
      trackLocked(() =>
        inTurn(async () => {
          const { review } = await resolved(() =>
            put(
              {},
              () => call('recuseReview', { ...judging, id, version: getState().version, reason }),
              (reply) => knownReview(reply.review),
            ),
          )
          // What the server never got stays readable; without such a text nothing is left on the device.
          const { values: stored } = knownReview(review)
          const { values, stored: base, discarded } = getState()
          const missing = missingFrom({ values, stored: base, at: Date.now() }, [stored])
          store.setState({ values: stored, stored, discarded: [...discarded, ...missing] })
          if (discarded.length + missing.length === 0) await tidy()
        }),
      ),
  }
}
export type ReviewSession = ReturnType<typeof createReviewSession>

const sessions = new Map<string, ReviewSession>()
endsWithSession(() => {
  for (const session of sessions.values()) session.end()
  sessions.clear()
})

/** The state of a review, if this window opened it. */
export const knownState = (team: Team, id: string) => {
  const draft = sessions.get(`${team} ${id}`)?.store.getState()
  return draft?.isReady ? draft.known.state : undefined
}

/** The one session of a review in this window. An id belongs to one stage. */
export function reviewSession(judging: Judging, id: string): ReviewSession {
  const key = `${judging.team} ${id}`
  const session = sessions.get(key) ?? createReviewSession(judging, id)
  sessions.set(key, session)
  return session
}

export type Scored = Reply<'reviewApplication'>
export type Listed = Reply<'listReviews'>['applications'][number]

export const reviewsQuery = (judging: Judging) =>
  callQuery('listReviews', judging, { refetchOnWindowFocus: false })
/** Interviews stay at hand for the whole day: the rooms may have no network. */
export const scoredQuery = (judging: Judging, id: string) =>
  callQuery(
    'reviewApplication',
    { ...judging, id },
    {
      ...{ staleTime: 60_000, refetchOnWindowFocus: false },
      ...(judging.stage === 'interview' && { gcTime: DAY }),
    },
  )
const DAY = 24 * 60 * 60_000

/** After a review was submitted or reopened, others' reviews may be readable. */
export const readReviewsAgain = (client: QueryClient, judging: Judging, id: string) =>
  Promise.all([
    client.invalidateQueries({ queryKey: reviewsQuery(judging).queryKey }),
    client.invalidateQueries({ queryKey: scoredQuery(judging, id).queryKey }),
  ])
