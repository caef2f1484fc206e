import type { By } from '@recruit/chassis/audit-log/audit-log'
import { pick } from '@recruit/contract/fields/pick'
import {
  emptySettings,
  type SettingsFields,
  type SettingsText,
  TERM_SETTINGS,
} from '@recruit/contract/fields/settings-values'
import type { Publisher } from '../publisher.ts'
import type { SettingsStore } from '../settings.model.ts'
import { acknowledged } from './change-settings.ts'

/**
 * Begins the next term; earlier applications are an archive from then on (design, point 11). `keep`: the texts that are
 * taken over. Answers the new version.
 */
export async function startTerm(
  store: SettingsStore,
  publisher: Publisher,
  by: By,
  { version, keep = [] }: { version?: number; keep?: SettingsText[] },
): Promise<number> {
  return acknowledged(publisher, await store.startTerm(emptiedBut(keep), by, version))
}

/** Nothing else of the last term's dates and results is left, and nothing is open or shown until staff say so. */
const emptiedBut =
  (keep: SettingsText[]) =>
  (fields: SettingsFields): SettingsFields => ({
    ...fields,
    ...pick(emptySettings(), TERM_SETTINGS),
    ...pick(fields, keep),
  })
