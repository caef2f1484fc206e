import { AppError } from '@recruit/chassis/http/errors'
import { isSettingsKey } from '@recruit/contract/constants'
import type { SettingsClient } from '@recruit/settings-client/client'
import { recordOf } from '../record.ts'
import type { SettingsStore } from '../settings.model.ts'
import type { StoredSettings } from '../stored-settings.ts'

/** The public settings; with another key, those of an absent record. */
export async function loadSettings(settings: SettingsClient, key: unknown) {
  const held = isSettingsKey(key) ? settings.held() : null
  if (held) return JSON.parse(held.toString())
  return JSON.parse((isSettingsKey(key) ? await settings.now() : recordOf(null)).reply)
}

/** Whether the record exists, and its id. */
export async function findSettings(store: SettingsStore, key: unknown) {
  const stored = isSettingsKey(key) ? await store.read() : null
  return { isInDB: stored ? ('true' as const) : ('false' as const), objectId: stored?.id ?? '' }
}

/** The whole record for the admin, with the version for a change. */
export async function getSettings(store: SettingsStore, id: string) {
  const stored: StoredSettings | null = await store.read()
  if (!stored || stored.id !== id) throw new AppError('notFound')
  return { ...stored.fields, version: stored.version, objectId: stored.id }
}
