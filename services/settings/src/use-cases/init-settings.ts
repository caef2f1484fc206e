import type { By } from '@recruit/chassis/audit-log/audit-log'
import { AppError } from '@recruit/chassis/http/errors'
import { emptySettings, type SettingsFields } from '@recruit/contract/fields/settings-values'
import type { Publisher } from '../publisher.ts'
import type { SettingsStore } from '../settings.model.ts'
import type { StoredSettings } from '../stored-settings.ts'
import { tidy } from '../tidy.ts'

/** Creates the record if none exists; missing fields get empty defaults. Returns it. */
export async function initSettings(
  store: SettingsStore,
  { publish }: Publisher,
  fields: Partial<SettingsFields>,
  by: By,
): Promise<StoredSettings> {
  const created = await store.create({ ...emptySettings(), ...tidy(fields) }, by)
  if (!created) throw new AppError('dbExists')
  await publish(created)
  return created
}
