import { DEFAULT_KEEP_MONTHS } from '@recruit/contract/constants'
import {
  emptySettings,
  PRIVATE_TEXTS,
  type PublicSettings,
  publicSettings,
  type SettingsFields,
} from '@recruit/contract/settings-fields'
import { settingsShape } from '@recruit/contract/shapes'
import { z } from 'zod'

/** Where the record lies in Redis. */
export const RECORD_KEY = 'settings:record'

/** A term that is over. */
export interface ClosedTerm {
  term: number
  closedAt: Date
}

/** The record as MySQL has it; `null` where there is none. */
export interface StoredSettings {
  id: string
  term: number
  version: number
  fields: SettingsFields
  closesAt: Date | null
  keepMonths: number
  /** By MySQL's clock: the closing time, if any, is still ahead. */
  isBeforeClose: boolean
  closedTerms: ClosedTerm[]
}

const privateTexts = z.object(settingsShape).pick({
  marketingPreAssignment: true,
  designPreAssignment: true,
  webDevPreAssignment: true,
} satisfies Record<(typeof PRIVATE_TEXTS)[number], true>)

/** What is cached and passed between services: the public reply, ready to send, and what only servers need. */
const SettingsRecord = z.object({
  version: z.int().min(0),
  /** 0 while there is no record: no application belongs to it. */
  term: z.int().min(0),
  /** The body of `var/load`, serialised once. */
  reply: z.string().startsWith('{"isInDB":'),
  isApplicationPeriod: z.boolean(),
  closesAt: z.iso.datetime().nullable(),
  showResultToApplicant: z.boolean(),
  switches: z.object(settingsShape).pick({
    isMarketingPreAssignment: true,
    isDesignPreAssignment: true,
    isWebDevPreAssignment: true,
  }),
  preAssignments: privateTexts,
  /** So many months after it closed, the personal data of a term go. */
  keepMonths: z.int().min(1),
  closedTerms: z.array(z.object({ term: z.int(), closedAt: z.iso.datetime() })),
})
export type SettingsRecord = z.output<typeof SettingsRecord>

/** A record that came over a wire, or null for anything that is not one. */
export function parseRecord(serialised: string): SettingsRecord | null {
  try {
    return SettingsRecord.parse(JSON.parse(serialised))
  } catch {
    return null
  }
}

/**
 * The period shown and decided by is the switch and the closing time together: a page that knows only the
 * switch sees it close by itself.
 */
export function recordOf(stored: StoredSettings | null): SettingsRecord {
  const fields = stored?.fields ?? emptySettings()
  const isApplicationPeriod = fields.isApplicationPeriod && (stored?.isBeforeClose ?? false)
  const closesAt = stored?.closesAt?.toISOString() ?? null
  const shown: PublicSettings = publicSettings(
    { ...fields, isApplicationPeriod },
    stored !== null,
    closesAt ?? '',
  )
  return {
    version: stored?.version ?? 0,
    term: stored?.term ?? 0,
    reply: JSON.stringify(shown),
    isApplicationPeriod,
    closesAt,
    showResultToApplicant: fields.showResultToApplicant,
    switches: {
      isMarketingPreAssignment: fields.isMarketingPreAssignment,
      isDesignPreAssignment: fields.isDesignPreAssignment,
      isWebDevPreAssignment: fields.isWebDevPreAssignment,
    },
    preAssignments: Object.fromEntries(
      PRIVATE_TEXTS.map((name) => [name, fields[name]]),
    ) as SettingsRecord['preAssignments'],
    keepMonths: stored?.keepMonths ?? DEFAULT_KEEP_MONTHS,
    closedTerms: (stored?.closedTerms ?? []).map(({ term, closedAt }) => ({
      term,
      closedAt: closedAt.toISOString(),
    })),
  }
}
