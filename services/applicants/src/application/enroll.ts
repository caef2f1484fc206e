import { AppError } from '@recruit/chassis/http/errors'
import type { WriteKey } from '@recruit/chassis/http/route'
import type { Calls, RequestOf } from '@recruit/contract'
import { FIRST_CONSENT } from '@recruit/contract/consent'
import type { Team } from '@recruit/contract/constants'
import { emptyContent } from '@recruit/contract/fields/application-values'
import { problemsText } from '@recruit/contract/problem-texts'
import { IDENTITY, problemsOf } from '@recruit/contract/rules/application-rules'
import type { Language } from '@recruit/contract/text'
import type { SettingsClient } from '@recruit/settings-client/client'
import { periodOf } from '../shared/running-term.ts'
import type { ApplicantStore } from './applicant.model.ts'
import { changesOf, type Identity } from './applicant.ts'
import { type IdempotencyRecords, once } from './idempotency-record.model.ts'
import { assertPeriodIsOpen } from './save.ts'

/** Runs the creation within the caller's limits. */
export type CountEnrolment = (identity: Identity, create: () => Promise<string>) => Promise<string>

/**
 * Begins a draft in the current term and returns its id. A taken identity is refused without its owner. Every form that
 * could name a person counts as a guess before any lookup, a repeat by its key included.
 */
export async function enroll(
  { applicants, idempotencyRecords }: { applicants: ApplicantStore; idempotencyRecords: IdempotencyRecords },
  settings: SettingsClient,
  {
    team,
    consent,
    consentText = FIRST_CONSENT,
    language,
    ...form
  }: RequestOf<Calls['enroll']> & { language: Language },
  counted: CountEnrolment,
  key?: WriteKey,
): Promise<string> {
  const now = await settings.now()
  const changes = changesOf(form, undefined, () => periodOf(now)?.days ?? null)
  const fields = { ...emptyContent(), ...(changes as Identity) }
  const problems = problemsOf(fields, IDENTITY)
  if (problems.length || !team) {
    await assertPeriodIsOpen(applicants, now)
    const isBlank = !team || problems.some(({ rule }) => rule === 'missing')
    throw new AppError('rulesBroken', { said: problemsText(problems, !team), flags: { isBlank } })
  }
  return counted(fields, () => once(key, () => begin(team), findRepeated))

  async function begin(team: Team): Promise<string> {
    await assertPeriodIsOpen(applicants, now)
    const id = await applicants.create(
      now.term,
      team,
      fields,
      { consent: consent === true ? { text: consentText, months: now.keepMonths } : null, language },
      key,
    )
    if (!id) throw new AppError('alreadyEnrolled', { flags: { isAlready: true } })
    return id
  }

  async function findRepeated(key: WriteKey): Promise<string | null> {
    const id = await applicants.find(now.term, fields)
    // Asked in any case: the time taken must not reveal whether there is such an application.
    const record = await idempotencyRecords.find(id ?? NO_APPLICATION, key)
    return record && id
  }
}

const NO_APPLICATION = '00000000-0000-0000-0000-000000000000'
