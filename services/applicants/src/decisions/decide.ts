import type { By } from '@recruit/chassis/audit-log/audit-log'
import { AppError } from '@recruit/chassis/http/errors'
import { DATE_MAX, type Pass } from '@recruit/contract/constants'
import { problemsText } from '@recruit/contract/problem-texts'
import { IDENTITY, problemsOf } from '@recruit/contract/rules/application-rules'
import { lengthOf, normalise, normaliseIdentity } from '@recruit/contract/text'
import type { SettingsClient } from '@recruit/settings-client/client'
import { isId } from '../application/applicant.ts'
import type { Correction, DecisionOutcome, DecisionStore, Order } from './decision.model.ts'
import { stagingOf } from './staging.ts'

/** The admin's decisions about applications of the running term; earlier terms are read-only. */
export interface DecisionContext {
  decisions: DecisionStore
  settings: SettingsClient
  by: By
}

/** Any status may follow any other. `was`: what the admin saw. */
export async function selectPass(
  { decisions, settings, by }: DecisionContext,
  { id, pass, was, staged }: { id: string; pass: Pass; was?: Pass; staged?: true },
): Promise<void> {
  const now = await settings.now()
  const staging = stagingOf(now, staged)
  const outcome = isId(id) ? await decisions.setPass(id, now.term, pass, was, staging, by) : 'gone'
  await settle(outcome, () => decisions.decidedBy(id, ['pass']))
}

/** The interview schedule as free text; `order` orders the keystrokes of one session. */
export async function setInterviewDate(
  { decisions, settings, by }: DecisionContext,
  { id, date, was, order, staged }: { id: string; date: string; was?: string; order?: Order; staged?: true },
): Promise<'saved' | 'superseded'> {
  if (lengthOf(date) > DATE_MAX) throw new AppError('dateTooLong')
  const now = await settings.now()
  const staging = stagingOf(now, staged)
  const typed = { date: normalise(date), order, was: was === undefined ? undefined : normalise(was) }
  const outcome = isId(id) ? await decisions.setDate(id, now.term, typed, staging, by) : 'gone'
  if (outcome === 'superseded') return outcome
  await settle(outcome, () => decisions.decidedBy(id, ['date']))
  return 'saved'
}

/** Returns who changed, and from what; with one unknown id nothing changes. */
export async function setManyPasses(
  { decisions, settings, by }: DecisionContext,
  { ids, pass, was, staged }: { ids: string[]; pass: Pass; was?: Pass; staged?: true },
) {
  const now = await settings.now()
  const staging = stagingOf(now, staged)
  const meant = [...new Set(ids)]
  const changed = meant.every(isId)
    ? await decisions.setMany(meant, now.term, pass, was, staging, by)
    : 'gone'
  if (changed === 'gone') throw new AppError('notFound')
  return {
    changed: changed.map(({ id, from }) => ({ _id: id, from })),
    left: meant.length - changed.length,
  }
}

/** Corrects the team or the identity with whole, well-formed values. `was`: what the admin saw. */
export async function correct(
  { decisions, settings, by }: DecisionContext,
  { id, was = {}, ...fields }: { id: string; was?: Correction } & Correction,
): Promise<void> {
  const tidied = tidy(fields)
  const problems = problemsOf(
    tidied,
    IDENTITY.filter((field) => tidied[field] !== undefined),
  )
  if (problems.length) throw new AppError('rulesBroken', { said: problemsText(problems) })
  const now = await settings.now()
  const correction = { fields: tidied, was: tidy(was) }
  const outcome = isId(id) ? await decisions.correct(id, now, correction, by) : 'gone'
  if (outcome === 'taken') throw new AppError('identityTaken')
  await settle(outcome, () => decisions.decidedBy(id, ['team', 'movedTeam', ...IDENTITY]))
}

function tidy({ team, ...identity }: Correction): Correction {
  const sent = IDENTITY.filter((field) => identity[field] !== undefined)
  const tidied = Object.fromEntries(sent.map((field) => [field, normaliseIdentity(identity[field] ?? '')]))
  return { ...tidied, ...(team && { team }) }
}

/** Records that an application is printed, as every export is. */
export async function notePrint(
  { decisions, by }: DecisionContext,
  reads: (id: string) => Promise<unknown>,
  id: string,
) {
  if (!isId(id) || !(await reads(id))) throw new AppError('notFound')
  await decisions.note(by, 'print', { about: id })
}

/** Throws if nothing was saved, with the author of the decision that was first. */
async function settle(outcome: DecisionOutcome, decidedBy: () => Promise<object | null>): Promise<void> {
  if (outcome === 'gone') throw new AppError('notFound')
  if (outcome !== 'stale') return
  const by = await decidedBy()
  throw new AppError('decidedElsewhere', by ? { flags: { by } } : {})
}
