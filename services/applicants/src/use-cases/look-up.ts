import { AppError } from '@recruit/chassis/errors'
import { messages, problemsText } from '@recruit/contract/messages'
import { IDENTITY } from '@recruit/contract/rules'
import type { SettingsClient } from '@recruit/settings/client'
import type { ApplicantStore } from '../applicant.model.ts'
import { changesOf, type Identity } from '../applicant.ts'

/** The id of the current term's application with exactly this name, student id and community id. */
export async function lookUp(
  store: ApplicantStore,
  settings: SettingsClient,
  form: Identity,
): Promise<string> {
  const identity = changesOf(form) as Identity
  const missing = IDENTITY.filter((field) => !identity[field]).map((field) => ({
    field,
    rule: 'missing' as const,
  }))
  if (missing.length) throw new AppError('refused', problemsText(missing))
  const { term } = await settings.now()
  const id = await store.find(term, identity)
  if (!id) throw new AppError('refused', messages.lookupFailed)
  return id
}
