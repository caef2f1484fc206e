import type { By } from '@recruit/chassis/audit-log/audit-log'
import { written } from '@recruit/chassis/http/errors'
import type { Calls, RequestOf } from '@recruit/contract'
import { pick } from '@recruit/contract/fields/pick'
import {
  emptySettings,
  type SettingsFields,
  type SettingsText,
  TERM_SETTINGS,
} from '@recruit/contract/fields/settings-values'
import type { Publisher } from '../publisher.ts'
import type { SettingsStore } from '../settings.model.ts'
import type { StoredSettings } from '../stored-settings.ts'
import { tidy } from '../tidy.ts'

/** Changes the sent fields, and acknowledges once no decision can use an older copy. Returns the new version. */
export async function changeSettings(
  store: SettingsStore,
  publisher: Publisher,
  { version, staged, ...fields }: Partial<SettingsFields> & { version?: number; staged?: true },
  by: By,
): Promise<number> {
  return acknowledged(publisher, await store.change(tidy(fields), by, version, staged))
}

/** The version that is shown everywhere from now on; throws if nothing was changed. */
async function acknowledged(
  { publish }: Publisher,
  changed: StoredSettings | 'missing' | 'stale',
): Promise<number> {
  const settings = written(changed, { missing: 'dbMissing' })
  await publish(settings)
  return settings.version
}

/**
 * Begins the next term, which archives earlier applications. `keep`: the texts to take over; `cardinalNumber`: the new
 * cohort. Returns the new version.
 */
export async function startTerm(
  store: SettingsStore,
  publisher: Publisher,
  by: By,
  { version, keep = [], cardinalNumber }: RequestOf<Calls['newTerm']>,
): Promise<number> {
  return acknowledged(
    publisher,
    await store.startTerm(begunWith(keep, tidy({ cardinalNumber })), by, version),
  )
}

/** Drops all other dates and results of the last term; nothing is open or shown until staff change it. */
const begunWith =
  (keep: SettingsText[], own: Partial<SettingsFields>) =>
  (fields: SettingsFields): SettingsFields => ({
    ...fields,
    ...pick(emptySettings(), TERM_SETTINGS),
    ...pick(fields, keep),
    ...own,
  })
