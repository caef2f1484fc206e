import { AppError } from '@recruit/chassis/errors'
import type { Team } from '@recruit/contract/constants'
import { messages, problemsText } from '@recruit/contract/messages'
import { IDENTITY, problemsOf } from '@recruit/contract/rules'
import type { SettingsClient } from '@recruit/settings/client'
import type { ApplicantStore } from '../applicant.model.ts'
import { changesOf, emptyContent, type Form, type Identity } from '../applicant.ts'
import { assertPeriodIsOpen } from './period.ts'

/** Begins a draft in the current term and answers its id. A taken identity is refused without saying whose it is. */
export async function enroll(
  store: ApplicantStore,
  settings: SettingsClient,
  { team, consent, ...form }: Form & Identity & { team?: Team | '' | 0 | null; consent?: boolean },
): Promise<string> {
  const now = await settings.now()
  await assertPeriodIsOpen(store, now)
  const fields = { ...emptyContent(), ...(changesOf(form) as Identity) }
  const problems = problemsOf(fields, IDENTITY)
  if (problems.length || !team) {
    const isBlank = !team || problems.some(({ rule }) => rule === 'missing')
    throw new AppError('refused', problemsText(problems, !team), { flags: { isBlank } })
  }
  const id = await store.create(now.term, team, fields, consent === true)
  if (!id) throw new AppError('refused', messages.alreadyEnrolled, { flags: { isAlready: true } })
  return id
}
