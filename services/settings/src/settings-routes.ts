import type { By } from '@recruit/chassis/audit-log/audit-log'
import { byCaller, type History } from '@recruit/chassis/audit-log/audit-log'
import { AppError, written } from '@recruit/chassis/http/errors'
import { type Context, on, type Route } from '@recruit/chassis/http/route'
import type { Calls, RequestOf } from '@recruit/contract'
import { calls } from '@recruit/contract'
import { isSettingsKey } from '@recruit/contract/constants'
import { pick } from '@recruit/contract/fields/pick'
import { type SettingDeclaration, TAB_CALLS, TEXT_LIMITS } from '@recruit/contract/fields/settings-fields'
import {
  declaredSetting,
  emptySettings,
  SETTINGS,
  type SettingsFields,
  type SettingsText,
  TERM_SETTINGS,
} from '@recruit/contract/fields/settings-values'
import { messages } from '@recruit/contract/messages'
import { isSafeLink } from '@recruit/contract/rules/safe-link'
import { lengthOf, normalise } from '@recruit/contract/text'
import type { SettingsClient } from '@recruit/settings-client/client'
import { INTERNAL_SETTINGS_PATH } from '@recruit/settings-client/remote'
import type { Express } from 'express'
import type { StoredSettings } from './planned.ts'
import type { Publisher } from './publisher.ts'
import { recordOf } from './record.ts'
import type { SettingsStore } from './settings.model.ts'

export function settingsRoutes(
  store: SettingsStore,
  publisher: Publisher,
  settings: SettingsClient,
  history: History,
): Route[] {
  const change = async (
    form: Parameters<typeof changeSettings>[2],
    { caller, language, setInternalHeader }: Context,
  ) => {
    const version = await changeSettings(store, publisher, form, byCaller(caller))
    shownFrom(version, setInternalHeader)
    return { basicInfoUpdateSuccess: true, message: messages.settingsSaved[language], version }
  }
  /** From here on neither this service nor the gateway shows an older copy. */
  const shownFrom = (version: number, setInternalHeader: Context['setInternalHeader']) => {
    settings.expect(version)
    setInternalHeader('x-internal-settings', String(version))
  }
  return [
    // With another key, those of an absent record.
    on(calls.loadSettings, async ({ key }) => {
      if (!isSettingsKey(key)) return JSON.parse(recordOf(null).reply)
      const held = settings.held()
      return JSON.parse(held ? held.toString() : (await settings.now()).reply)
    }),
    on(calls.findSettings, async ({ key }) => {
      const stored = isSettingsKey(key) ? await store.read() : null
      return { isInDB: stored ? ('true' as const) : ('false' as const), objectId: stored?.id ?? '' }
    }),
    on(calls.getSettings, async ({ id }) => {
      const stored = await store.read()
      if (!stored || stored.id !== id) throw new AppError('notFound')
      return { ...stored.fields, version: stored.version, objectId: stored.id }
    }),
    on(calls.initSettings, async (fields, { caller, language, setInternalHeader }) => {
      const created = await store.create({ ...emptySettings(), ...tidy(fields) }, byCaller(caller))
      if (!created) throw new AppError('dbExists')
      await publisher.publish(created)
      shownFrom(created.version, setInternalHeader)
      return { basicInfoCreate: true, message: messages.dbAdded[language], objectId: created.id }
    }),
    ...Object.values(TAB_CALLS).map((name) => on(calls[name], change)),
    on(calls.newTerm, async (form, { caller, language, setInternalHeader }) => {
      const version = await startTerm(store, publisher, byCaller(caller), form)
      shownFrom(version, setInternalHeader)
      return { message: messages.termStarted[language], version }
    }),
    on(calls.settingsHistory, (form) => history.read(form)),
  ]
}

/**
 * The source for programs that may not read this schema: gateway and applicants, by their own tokens. They ask when
 * Redis has nothing, so the answer is also offered to Redis.
 */
export const internalRoutes =
  (readStored: () => Promise<StoredSettings | null>, { offer }: Publisher) =>
  (app: Express) => {
    app.get(INTERNAL_SETTINGS_PATH, async (_req, res) => {
      const stored = await readStored()
      offer(stored)
      res.json(recordOf(stored))
    })
  }

/** Changes the sent fields, and acknowledges once no decision can use an older copy. Returns the new version. */
async function changeSettings(
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
async function startTerm(
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

/** Settings as stored; only lengths, links and times are checked, and empty is always allowed. */
function tidy(fields: Partial<SettingsFields>): Partial<SettingsFields> {
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
