import { AppError } from '@recruit/chassis/http/errors'
import { type SettingDeclaration, TEXT_LIMITS } from '@recruit/contract/fields/settings-fields'
import { declaredSetting, SETTINGS, type SettingsFields } from '@recruit/contract/fields/settings-values'
import { isSafeLink } from '@recruit/contract/rules/safe-link'
import { lengthOf, normalise } from '@recruit/contract/text'

/** Settings as stored; only lengths, links and times are checked, and empty is always allowed. */
export function tidy(fields: Partial<SettingsFields>): Partial<SettingsFields> {
  const tidied = SETTINGS.filter((name) => fields[name] !== undefined).map((name) => {
    const value = fields[name]
    return [name, typeof value === 'string' ? tidyText(declaredSetting[name], value) : value]
  })
  return Object.fromEntries(tidied)
}

function tidyText(declared: SettingDeclaration, value: string): string {
  if (declared.kind === 'time') return isTime(value) ? canonical(value) : refuse(declared.reason)
  if (declared.kind === 'switch' || declared.kind === 'number') return value
  if (lengthOf(value) > TEXT_LIMITS[declared.kind]) return refuse('settingsTooLong')
  if (declared.kind === 'link' && value.trim() && !isSafeLink(value)) return refuse(declared.reason)
  return normalise(value)
}

function refuse(...reason: ConstructorParameters<typeof AppError>): never {
  throw new AppError(...reason)
}

const ISO_WITH_OFFSET = /^(\d{4})-(\d{2})-(\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/

/** Empty, or an existing day of this century. */
function isTime(value: string): boolean {
  if (value === '') return true
  const [, year, month, day] = ISO_WITH_OFFSET.exec(value)?.map(Number) ?? []
  // A 30th of February would become a day in March.
  const isDay = year && month && day && new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day
  return Boolean(isDay) && Number(year) >= 2000 && Number(year) <= 2100 && !Number.isNaN(Date.parse(value))
}
const canonical = (time: string) => time && new Date(time).toISOString()
