import { AppError } from '@recruit/chassis/http/errors'
import type { Caller } from '@recruit/chassis/tokens/internal-token'
import type { SettingsClient } from '@recruit/settings/client'
import type { ApplicantStore } from './applicant.model.ts'
import { assertMine } from './applicant.ts'

/** Deletes the caller's own application of the current term; archived ones are removed with their term. */
export async function withdraw(
  store: ApplicantStore,
  settings: SettingsClient,
  caller: Caller,
  id: string,
): Promise<void> {
  assertMine(caller.ids, id)
  const { term } = await settings.now()
  if (!(await store.remove(id, term))) throw new AppError('notFound')
}
