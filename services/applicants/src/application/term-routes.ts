import { byCaller } from '@recruit/chassis/audit-log/audit-log'
import { written } from '@recruit/chassis/http/errors'
import { on, type Route } from '@recruit/chassis/http/route'
import { calls } from '@recruit/contract'
import { TEAMS } from '@recruit/contract/constants'
import { messages } from '@recruit/contract/messages'
import type { SettingsClient } from '@recruit/settings-client/client'
import { termOf } from '../shared/running-term.ts'
import { answeredBy } from './questions/effects.ts'
import type { QuestionStore } from './questions/question.model.ts'
import type { SeatStore } from './seats/seat.model.ts'
import { NO_SEATS, type Seats } from './seats/second-choice.ts'

/** The calls of staff about a term's own questions. */
export const questionRoutes = (store: QuestionStore, settings: SettingsClient): Route[] => [
  on(calls.readQuestions, async ({ term: asked }) => {
    const term = termOf(asked, await settings.now())
    const [{ version, questions, isTakenOver }, all] = await Promise.all([
      store.read(term),
      store.answering(term),
    ])
    return { version, questions, isTakenOver, answered: answeredBy(questions, all) }
  }),
  on(calls.previewQuestions, async ({ questions }) => {
    const { term } = await settings.now()
    return { effects: await store.preview(term, questions) }
  }),
  on(calls.setQuestions, async ({ version, questions }, { caller, language }) => {
    const { term } = await settings.now()
    const saved = written(await store.set(term, version, questions, byCaller(caller)))
    return { message: messages.questionsSaved[language], ...saved }
  }),
]

/** The calls of staff about a term's seats and its second choice: both roles read, the admin changes. */
export const seatRoutes = (store: SeatStore, settings: SettingsClient): Route[] => [
  on(calls.readSeats, async ({ term: asked }) => {
    const term = termOf(asked, await settings.now())
    const [{ version, hasSecondChoice, seats }, taken] = await Promise.all([
      store.read(term),
      store.taken(term),
    ])
    const teams = TEAMS.map((team) => ({ team, seats: seats[team], taken: taken[team] }))
    return { version, hasSecondChoice, teams }
  }),
  on(calls.setSeats, async ({ version, hasSecondChoice, teams }, { caller, language }) => {
    const { term } = await settings.now()
    const seats: Seats = { ...NO_SEATS }
    for (const one of teams) seats[one.team] = one.seats
    const next = await store.set(term, { version, hasSecondChoice, seats }, byCaller(caller))
    return { message: messages.seatsSaved[language], version: written(next) }
  }),
]
