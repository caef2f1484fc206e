import type { By } from '@recruit/chassis/history'
import { RESULT_TEXTS, SETTINGS_SWITCHES, type SettingsFields } from '@recruit/contract/settings-fields'
import type { Publisher } from '../publisher.ts'
import type { SettingsStore } from '../settings.model.ts'
import { acknowledged } from './change-settings.ts'

/** Begins the next term; earlier applications are an archive from then on (design, point 11). Answers the new version. */
export async function startTerm(
  store: SettingsStore,
  publisher: Publisher,
  by: By,
  version?: number,
): Promise<number> {
  return acknowledged(publisher, await store.startTerm(emptied, by, version))
}

/** Nothing of the last term's results is left, and nothing is open or shown until somebody says so. */
const emptied = (fields: SettingsFields): SettingsFields => ({
  ...fields,
  ...(Object.fromEntries(RESULT_TEXTS.map((name) => [name, ''])) as Record<
    (typeof RESULT_TEXTS)[number],
    string
  >),
  ...(Object.fromEntries(SETTINGS_SWITCHES.map((name) => [name, false])) as Record<
    (typeof SETTINGS_SWITCHES)[number],
    boolean
  >),
})
