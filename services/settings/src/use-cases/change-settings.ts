import type { By } from '@recruit/chassis/audit-log/audit-log'
import { AppError } from '@recruit/chassis/http/errors'
import { ESSAY_MAX, LINK_MAX, TEXT_MAX } from '@recruit/contract/constants'
import { PRIVATE_TEXTS, SETTINGS_TEXTS, type SettingsFields } from '@recruit/contract/fields/settings-fields'
import { isSafeLink } from '@recruit/contract/rules/safe-link'
import { lengthOf, normalise } from '@recruit/contract/text'
import type { Publisher } from '../publisher.ts'
import { recordOf, type StoredSettings } from '../record.ts'
import type { SettingsStore } from '../settings.model.ts'

export interface SettingsForm {
  fields: Partial<SettingsFields>
  closesAt?: string
  keepMonths?: number
  version?: number
}

/** Changes the fields that were sent and acknowledges once no decision can rest on an older copy. Answers the new version. */
export async function changeSettings(
  store: SettingsStore,
  publisher: Publisher,
  form: SettingsForm,
  by: By,
): Promise<number> {
  const closesAt = closingTime(form.closesAt)
  const change = { fields: tidy(form.fields), closesAt, keepMonths: form.keepMonths }
  return acknowledged(publisher, await store.change(change, by, form.version))
}

/** The version that is shown everywhere from now on; throws where nothing was changed. */
export async function acknowledged(
  { publish }: Publisher,
  changed: StoredSettings | 'missing' | 'stale',
): Promise<number> {
  if (changed === 'missing') throw new AppError('dbMissing')
  if (changed === 'stale') throw new AppError('staleVersion')
  await publish(recordOf(changed))
  return changed.version
}

/** Texts as they are stored; only lengths and the survey link are checked, and empty is always allowed (design, point 15). */
export function tidy(fields: Partial<SettingsFields>): Partial<SettingsFields> {
  const tidied: Partial<SettingsFields> = { ...fields }
  for (const field of SETTINGS_TEXTS) {
    const text = fields[field]
    if (text === undefined) continue
    tidied[field] = normalise(text)
    if (lengthOf(text) > limitOf(field)) throw new AppError('settingsTooLong')
  }
  if (fields.surveyFormLink?.trim() && !isSafeLink(fields.surveyFormLink))
    throw new AppError('surveyLinkWrong')
  return tidied
}

function limitOf(field: (typeof SETTINGS_TEXTS)[number]): number {
  if (field === 'surveyFormLink') return LINK_MAX
  return (PRIVATE_TEXTS as readonly string[]).includes(field) ? ESSAY_MAX : TEXT_MAX
}

const ISO_WITH_OFFSET = /^(\d{4})-(\d{2})-(\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/

/** Absent leaves it, '' removes it. */
function closingTime(text: string | undefined): Date | null | undefined {
  if (text === undefined || text === '') return text === '' ? null : undefined
  const time = new Date(text)
  const [, year, month, day] = ISO_WITH_OFFSET.exec(text)?.map(Number) ?? []
  // A 30th of February would become a day in March.
  const isDay = year && month && day && new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day
  if (!isDay || year < 2000 || year > 2100 || Number.isNaN(time.getTime()))
    throw new AppError('closesAtWrong')
  return time
}
