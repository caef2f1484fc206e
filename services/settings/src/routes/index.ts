import { byCaller, type History } from '@recruit/chassis/audit-log/audit-log'
import { AppError } from '@recruit/chassis/http/errors'
import { type Context, on, type Route } from '@recruit/chassis/http/route'
import { calls } from '@recruit/contract'
import { isSettingsKey } from '@recruit/contract/constants'
import { TAB_CALLS } from '@recruit/contract/fields/settings-fields'
import { emptySettings } from '@recruit/contract/fields/settings-values'
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
