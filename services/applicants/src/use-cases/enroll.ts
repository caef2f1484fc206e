import { AppError } from '@recruit/chassis/errors'
import type { WriteKey } from '@recruit/chassis/idempotency'
import type { Team } from '@recruit/contract/constants'
import { messages, problemsText } from '@recruit/contract/messages'
import { IDENTITY, problemsOf } from '@recruit/contract/rules'
import type { SettingsClient } from '@recruit/settings/client'
import { changesOf, emptyContent, type Form, type Identity } from '../applicant.ts'
import type { Stores } from '../stores.ts'
import { once } from './once.ts'
import { assertPeriodIsOpen } from './period.ts'

/** Begins a draft in the current term and answers its id. A taken identity is refused without saying whose it is. */
export async function enroll(
  { applicants, outcomes }: Pick<Stores, 'applicants' | 'outcomes'>,
  settings: SettingsClient,
  { team, consent, ...form }: Form & Identity & { team?: Team | '' | 0 | null; consent?: boolean },
  key?: WriteKey,
): Promise<string> {
  const now = await settings.now()
  const fields = { ...emptyContent(), ...(changesOf(form) as Identity) }
  return once(key, begin, async (key) => {
    const id = await applicants.find(now.term, fields)
    return id && (await outcomes.find(id, key)) ? id : null
  })

  async function begin(): Promise<string> {
    await assertPeriodIsOpen(applicants, now)
    const problems = problemsOf(fields, IDENTITY)
    if (problems.length || !team) {
      const isBlank = !team || problems.some(({ rule }) => rule === 'missing')
      throw new AppError('refused', problemsText(problems, !team), { flags: { isBlank } })
    }
    const id = await applicants.create(now.term, team, fields, consent === true, key)
    if (!id) throw new AppError('refused', messages.alreadyEnrolled, { flags: { isAlready: true } })
    return id
  }
}
