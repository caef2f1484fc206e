import type { By } from '@recruit/chassis/audit-log/audit-log'
import { pick } from '@recruit/contract/fields/pick'
import { emptySettings, type SettingsFields, TERM_SETTINGS } from '@recruit/contract/fields/settings-values'
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

/** Nothing of the last term's dates and results is left, and nothing is open or shown until staff say so. */
const emptied = (fields: SettingsFields): SettingsFields => ({
  ...fields,
  ...pick(emptySettings(), TERM_SETTINGS),
})
