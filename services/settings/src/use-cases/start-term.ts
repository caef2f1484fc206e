import type { By } from '@recruit/chassis/audit-log/audit-log'
import {
  RECRUIT_TEXTS,
  RESULT_TEXTS,
  SETTINGS_SWITCHES,
  type SettingsFields,
} from '@recruit/contract/fields/settings-fields'
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

/** Texts that are the last term's own: its dates and its results. The cohort number stays, to be counted on from. */
const OF_THE_TERM = [...RECRUIT_TEXTS.filter((name) => name !== 'cardinalNumber'), ...RESULT_TEXTS]

/** Nothing of the last term's dates and results is left, and nothing is open or shown until somebody says so. */
const emptied = (fields: SettingsFields): SettingsFields => ({
  ...fields,
  ...(Object.fromEntries(OF_THE_TERM.map((name) => [name, ''])) as Record<
    (typeof OF_THE_TERM)[number],
    string
  >),
  ...(Object.fromEntries(SETTINGS_SWITCHES.map((name) => [name, false])) as Record<
    (typeof SETTINGS_SWITCHES)[number],
    boolean
  >),
})
