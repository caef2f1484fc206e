import { type By, byCaller, type History } from '@recruit/chassis/audit-log/audit-log'
import { AppError } from '@recruit/chassis/http/errors'
import { type Context, on, type Route } from '@recruit/chassis/http/route'
import { calls } from '@recruit/contract'
import { isSettingsKey } from '@recruit/contract/constants'
import { TAB_CALLS } from '@recruit/contract/fields/settings-fields'
import { emptySettings, type SettingsFields } from '@recruit/contract/fields/settings-values'
import { messages } from '@recruit/contract/messages'
import type { SettingsClient } from '@recruit/settings-client/client'
import { INTERNAL_SETTINGS_PATH } from '@recruit/settings-client/remote'
import type { Express } from 'express'
import type { Publisher } from '../publisher.ts'
import { recordOf } from '../record.ts'
import type { SettingsStore } from '../settings.model.ts'
import type { StoredSettings } from '../stored-settings.ts'
import { tidy } from '../tidy.ts'
import { changeSettings, startTerm } from '../use-cases/change-settings.ts'

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
    on(calls.loadSettings, ({ key }) => loadSettings(settings, key)),
    on(calls.findSettings, ({ key }) => findSettings(store, key)),
    on(calls.getSettings, ({ id }) => getSettings(store, id)),
    on(calls.initSettings, async (fields, { caller, language, setInternalHeader }) => {
      const { id: objectId, version } = await initSettings(store, publisher, fields, byCaller(caller))
      shownFrom(version, setInternalHeader)
      return { basicInfoCreate: true, message: messages.dbAdded[language], objectId }
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

/** Creates the record if none exists; missing fields get empty defaults. Returns it. */
async function initSettings(
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

/** The public settings; with another key, those of an absent record. */
async function loadSettings(settings: SettingsClient, key: unknown) {
  const held = isSettingsKey(key) ? settings.held() : null
  if (held) return JSON.parse(held.toString())
  return JSON.parse((isSettingsKey(key) ? await settings.now() : recordOf(null)).reply)
}

/** Whether the record exists, and its id. */
async function findSettings(store: SettingsStore, key: unknown) {
  const stored = isSettingsKey(key) ? await store.read() : null
  return { isInDB: stored ? ('true' as const) : ('false' as const), objectId: stored?.id ?? '' }
}

/** The whole record for the admin, with the version for a change. */
async function getSettings(store: SettingsStore, id: string) {
  const stored: StoredSettings | null = await store.read()
  if (!stored || stored.id !== id) throw new AppError('notFound')
  return { ...stored.fields, version: stored.version, objectId: stored.id }
}
