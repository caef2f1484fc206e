import { AppError, notFound } from '@recruit/chassis/errors'
import type { By } from '@recruit/chassis/history'
import { DATE_MAX, type Pass } from '@recruit/contract/constants'
import { messages, problemsText } from '@recruit/contract/messages'
import { IDENTITY, problemsOf } from '@recruit/contract/rules'
import { lengthOf, normalise, normaliseIdentity } from '@recruit/contract/text'
import type { SettingsClient } from '@recruit/settings/client'
import { isId } from '../applicant.ts'
import type { Correction, DecisionOutcome, DecisionStore, Order } from '../decision.model.ts'

/** What the admin decides about applications of the running term; earlier ones are read-only. */
export interface Desk {
  decisions: DecisionStore
  settings: SettingsClient
  by: By
}

/** Any status may follow any other (specification, section 4). `was`: what the admin saw. */
export async function selectPass(
  { decisions, settings, by }: Desk,
  { id, pass, was }: { id: string; pass: Pass; was?: Pass },
): Promise<void> {
  const { term } = await settings.now()
  settle(isId(id) ? await decisions.setPass(id, term, pass, was, by) : 'gone')
}

/** The interview schedule as free text; `order` tells keystrokes of one session apart. */
export async function setInterviewDate(
  { decisions, settings, by }: Desk,
  { id, date, was, order }: { id: string; date: string; was?: string; order?: Order },
): Promise<'saved' | 'superseded'> {
  if (lengthOf(date) > DATE_MAX) throw new AppError('refused', messages.dateTooLong)
  const { term } = await settings.now()
  const typed = { date: normalise(date), order, was: was === undefined ? undefined : normalise(was) }
  const outcome = isId(id) ? await decisions.setDate(id, term, typed, by) : 'gone'
  if (outcome === 'superseded') return outcome
  settle(outcome)
  return 'saved'
}

/** Answers who changed, and from what; one unknown id and nobody does. */
export async function setManyPasses(
  { decisions, settings, by }: Desk,
  { ids, pass, was }: { ids: string[]; pass: Pass; was?: Pass },
) {
  const { term } = await settings.now()
  const meant = [...new Set(ids)]
  const changed = meant.every(isId) ? await decisions.setMany(meant, term, pass, was, by) : 'gone'
  if (changed === 'gone') throw notFound()
  return {
    changed: changed.map(({ id, from }) => ({ _id: id, from })),
    left: meant.length - changed.length,
  }
}

/** A typo of team or identity; what is sent must be whole and well formed. `was`: what the admin saw. */
export async function correct(
  { decisions, settings, by }: Desk,
  { id, was = {}, ...fields }: { id: string; was?: Correction } & Correction,
): Promise<void> {
  const tidied = tidy(fields)
  const problems = problemsOf(
    tidied,
    IDENTITY.filter((field) => tidied[field] !== undefined),
  )
  if (problems.length) throw new AppError('refused', problemsText(problems))
  const { term } = await settings.now()
  const correction = { fields: tidied, was: tidy(was) }
  const outcome = isId(id) ? await decisions.correct(id, term, correction, by) : 'gone'
  if (outcome === 'taken') throw new AppError('refused', messages.identityTaken)
  settle(outcome)
}

function tidy({ team, ...identity }: Correction): Correction {
  const sent = IDENTITY.filter((field) => identity[field] !== undefined)
  const tidied = Object.fromEntries(sent.map((field) => [field, normaliseIdentity(identity[field] ?? '')]))
  return { ...tidied, ...(team && { team }) }
}

/** An application is about to be printed: that is remembered, as every way out of the product is. */
export async function notePrint(
  { decisions, by }: Desk,
  reads: (id: string) => Promise<unknown>,
  id: string,
) {
  if (!isId(id) || !(await reads(id))) throw notFound()
  await decisions.note(by, 'print', { about: id })
}

function settle(outcome: DecisionOutcome): void {
  if (outcome === 'gone') throw notFound()
  if (outcome === 'stale') throw new AppError('conflict', messages.decidedElsewhere)
}
