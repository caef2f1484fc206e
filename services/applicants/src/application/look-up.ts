import { AppError } from '@recruit/chassis/http/errors'
import { problemsText } from '@recruit/contract/problem-texts'
import { IDENTITY } from '@recruit/contract/rules/application-rules'
import type { SettingsClient } from '@recruit/settings-client/client'
import type { ApplicantStore } from './applicant.model.ts'
import { changesOf, type Identity } from './applicant.ts'

/** The id of the current term's application with exactly this name, student id and community id. */
export async function lookUp(
  store: ApplicantStore,
  settings: SettingsClient,
  identity: Identity,
): Promise<string> {
  const { term } = await settings.now()
  const id = await store.find(term, identity)
  if (!id) throw new AppError('lookupFailed')
  return id
}

/**
 * The same among applications that this browser has proved before, or null: the answer reveals nothing about others.
 */
export async function lookUpKnown(
  store: ApplicantStore,
  settings: SettingsClient,
  identity: Identity,
  knownIds: string[],
): Promise<string | null> {
  if (!knownIds.length) return null
  const { term } = await settings.now()
  return store.find(term, identity, knownIds)
}

/** A typed identity in its compared form. Throws if a part is missing. */
export function wholeIdentity(form: Identity): Identity {
  const identity = changesOf(form) as Identity
  const missing = IDENTITY.filter((field) => !identity[field])
  if (missing.length)
    throw new AppError('rulesBroken', {
      said: problemsText(missing.map((field) => ({ field, rule: 'missing' as const }))),
    })
  return identity
}
