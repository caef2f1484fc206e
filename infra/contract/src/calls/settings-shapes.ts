import { z } from 'zod'
import {
  SETTINGS_TABS,
  type SettingDeclaration,
  type SettingsTab,
  type SettingTextKind,
  settingsDescriptions,
  type settingsFields,
  TEXT_LIMITS,
} from '../fields/settings-fields.ts'
import {
  DOCUMENT_SETTINGS,
  declaredSetting,
  emptySettings,
  PUBLIC_SETTINGS,
  SETTINGS,
  type SettingName,
  type SettingOn,
  type SettingsFields,
  settingsOn,
} from '../fields/settings-values.ts'
import { PLANNED_SWITCHES } from '../rules/plans.ts'
import type { OwnReason } from './reasons.ts'
import { flag, sentence, text, version } from './shapes.ts'

/** The others are empty in the examples. */
const EXAMPLES: Partial<SettingsFields> = {
  cardinalNumber: '45',
  applicationSubmissionPeriod: '11.21(토) - 11.30(월)',
  interviewPeriod: '12.05(토) - 12.06(일)',
  isApplicationPeriod: true,
  doesRecruitWebDev: true,
  masterName: '가람이',
  closesAt: '2026-11-30T23:59:00+09:00',
}
const examples: SettingsFields = { ...emptySettings(), ...EXAMPLES }

/** The shapes of the settings, derived from their table. */
type KindShapes = Record<SettingTextKind | 'time', typeof text> & { switch: typeof flag; number: z.ZodInt }

function settingShape(declared: SettingDeclaration): z.ZodType {
  const { kind } = declared
  if (kind === 'number') return z.int().min(declared.min).max(declared.max)
  return kind === 'switch' ? flag : text
}
const settingShapes = <Name extends SettingName>(names: readonly Name[]) =>
  Object.fromEntries(
    names.map((name) => [
      name,
      settingShape(declaredSetting[name]).meta({
        description: settingsDescriptions[name],
        examples: [examples[name]],
      }),
    ]),
  ) as { [Setting in Name]: KindShapes[(typeof settingsFields)[Setting]['kind']] }

export const settingsShape = settingShapes(SETTINGS)
export const publicShape = settingShapes(PUBLIC_SETTINGS)
/** The fields of a new record; the others begin with their defaults. */
export const documentShape = settingShapes(DOCUMENT_SETTINGS)
/** The fields of each tab; a missing field stays as it is. */
export const tabShapes = Object.fromEntries(
  SETTINGS_TABS.map((tab): [SettingsTab, z.ZodRawShape] => [tab, settingShapes(settingsOn(tab))]),
) as { [Tab in SettingsTab]: ReturnType<typeof settingShapes<SettingOn<Tab>>> }

/** A change is acknowledged only when no cached copy can be older: up to 30 s while Redis is away. */
export const SAVE_SECONDS = 40
export const settingsChange = {
  service: 'settings',
  who: 'admin',
  reply: z.object({
    basicInfoUpdateSuccess: flag.meta({ examples: [true] }),
    message: sentence('settingsSaved'),
    version: version.optional(),
  }),
  timeoutSeconds: SAVE_SECONDS,
} as const
export const knownVersion = { version: version.optional() }

/** Why values of these settings are refused. */
export const reasonsToRefuse = (names: readonly SettingName[]): OwnReason[] => [
  ...new Set(names.flatMap(reasonsOf)),
]
function reasonsOf(name: SettingName): OwnReason[] {
  const declared = declaredSetting[name]
  return [
    ...('reason' in declared ? [declared.reason] : []),
    ...(declared.kind in TEXT_LIMITS ? ['settingsTooLong' as const] : []),
    ...(name in PLANNED_SWITCHES ? ['plannedTimePassed' as const] : []),
  ]
}
