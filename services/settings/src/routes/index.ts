import { byCaller, type History } from '@recruit/chassis/audit-log/audit-log'
import { type Context, on, type Route } from '@recruit/chassis/http/route'
import { calls } from '@recruit/contract'
import { TAB_CALLS } from '@recruit/contract/fields/settings-fields'
import { messages } from '@recruit/contract/messages'
import type { SettingsClient } from '@recruit/settings-client/client'
import type { Publisher } from '../publisher.ts'
import type { SettingsStore } from '../settings.model.ts'
import { changeSettings } from '../use-cases/change-settings.ts'
import { initSettings } from '../use-cases/init-settings.ts'
import { findSettings, getSettings, loadSettings } from '../use-cases/look-up-settings.ts'
import { startTerm } from '../use-cases/start-term.ts'

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
