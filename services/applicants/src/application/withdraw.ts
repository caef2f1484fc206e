import type { History } from '@recruit/chassis/audit-log/audit-log'
import { AppError } from '@recruit/chassis/http/errors'
import type { Caller } from '@recruit/chassis/tokens/internal-token'
import type { SettingsClient } from '@recruit/settings-client/client'
import type { PersonalData } from '../shared/ports.ts'
import { APPLICANT, type ApplicantStore } from './applicant.model.ts'
import { assertMine } from './applicant.ts'

interface Withdrawing {
  applicants: Pick<ApplicantStore, 'transaction' | 'remove'>
  history: Pick<History, 'conceal' | 'append'>
  /** Every room with data about applicants. */
  personalData: PersonalData[]
}

/**
 * Deletes the caller's own application of the current term with everything that other rooms and the history store about
 * the person; archived applications are removed with their term.
 */
export async function withdraw(
  { applicants, history, personalData }: Withdrawing,
  settings: SettingsClient,
  caller: Caller,
  id: string,
): Promise<void> {
  assertMine(caller.ids, id)
  const { term } = await settings.now()
  await applicants.transaction(async (transaction) => {
    if (!(await applicants.remove(id, term, transaction))) throw new AppError('notFound')
    for (const { forget } of personalData) await forget({ term, ids: [id], why: 'withdrawn' }, transaction)
    await history.conceal([id], transaction)
    await history.append(APPLICANT, [{ what: 'withdrawn', about: id }], transaction)
  })
}
