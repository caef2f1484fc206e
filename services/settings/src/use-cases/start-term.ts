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
import { tidy } from '../tidy.ts'
import { acknowledged } from './change-settings.ts'

interface NewTerm {
  version?: number | undefined
  keep?: SettingsText[] | undefined
  cardinalNumber?: string | undefined
}

/**
 * Begins the next term; earlier applications are an archive from then on. `keep`: the texts that are
 * taken over; `cardinalNumber`: the new cohort. Answers the new version.
 */
export async function startTerm(
  store: SettingsStore,
  publisher: Publisher,
  by: By,
  { version, keep = [], cardinalNumber }: NewTerm,
): Promise<number> {
  return acknowledged(
    publisher,
    await store.startTerm(begunWith(keep, tidy({ cardinalNumber })), by, version),
  )
}

/** Nothing else of the last term's dates and results is left, and nothing is open or shown until staff say so. */
const begunWith =
  (keep: SettingsText[], own: Partial<SettingsFields>) =>
  (fields: SettingsFields): SettingsFields => ({
    ...fields,
    ...pick(emptySettings(), TERM_SETTINGS),
    ...pick(fields, keep),
    ...own,
  })
