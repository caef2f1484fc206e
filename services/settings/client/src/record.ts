import { settingsShape } from '@recruit/contract/calls/settings-shapes'
import {
  completed,
  emptySettings,
  PASSED_SETTINGS,
  type PassedSetting,
  type PublicSettings,
} from '@recruit/contract/fields/settings-values'
import { z } from 'zod'

export const RECORD_KEY = 'settings:record'

/** A replica of the previous release does not write new settings. */
const passedShape = z.object(
  Object.fromEntries(
    PASSED_SETTINGS.map((name) => [name, settingsShape[name].default(emptySettings()[name])]),
  ) as Record<PassedSetting, z.ZodDefault<(typeof settingsShape)[PassedSetting]>>,
)

/** The record between Redis and services: the public reply, ready to send, and what only servers need. */
const SettingsRecord = z.object({
  version: z.int().min(0),
  /** 0 without a record: no application belongs to it. */
  term: z.int().min(0),
  /** The body of `var/load`, serialised once. */
  reply: z.string().startsWith('{"isInDB":'),
  /** Whether writes are taken: with a grace a little longer than the reply says. */
  isApplicationPeriod: z.boolean(),
  /** Until when writes are taken. */
  closesAt: z.iso.datetime().nullable(),
  /** When the record changes on its own; null from a replica of the previous release, which has no plans. */
  nextAt: z.iso.datetime().nullable().default(null),
  /** Until when final passers answer; null if none is asked, and from a replica of the previous release. */
  answersUntil: z.iso.datetime().nullable().default(null),
  showResultToApplicant: z.boolean(),
  /**
   * The number of the last announcement, by `nextAnnouncement`; null from a replica of the previous release, which does
   * not count.
   */
  announcement: z.int().min(0).nullable().default(null),
  switches: z.object(settingsShape).pick({
    isMarketingPreAssignment: true,
    isDesignPreAssignment: true,
    isWebDevPreAssignment: true,
  }),
  preAssignments: passedShape,
  /** The personal data of a term are removed this many months after it closed. */
  keepMonths: z.int().min(1),
  closedTerms: z.array(
    // A replica of the previous release writes no cohort number.
    z.object({ term: z.int(), closedAt: z.iso.datetime(), cardinalNumber: z.string().default('') }),
  ),
})
export type SettingsRecord = z.output<typeof SettingsRecord>

/** A record from the wire, or null if it is malformed. */
export function parseRecord(serialised: string): SettingsRecord | null {
  try {
    return SettingsRecord.parse(JSON.parse(serialised))
  } catch {
    return null
  }
}

const shown = new WeakMap<SettingsRecord, PublicSettings>()

/** The public part of a record: the same object for the same record, which serves many calls. */
export function shownBy(record: SettingsRecord): Readonly<PublicSettings> {
  const known = shown.get(record)
  if (known) return known
  const settings = completed(JSON.parse(record.reply))
  shown.set(record, settings)
  return settings
}
