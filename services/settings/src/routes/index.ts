import { on, type Route } from '@recruit/chassis/http-app'
import { calls } from '@recruit/contract'
import { messages } from '@recruit/contract/messages'
import type { SettingsClient } from '../client.ts'
import type { Publisher } from '../publisher.ts'
import type { SettingsStore } from '../settings.model.ts'
import { changeSettings, type SettingsForm } from '../use-cases/change-settings.ts'
import { initSettings } from '../use-cases/init-settings.ts'
import { findSettings, getSettings, loadSettings } from '../use-cases/look-up-settings.ts'

export function settingsRoutes(
  store: SettingsStore,
  publisher: Publisher,
  settings: SettingsClient,
): Route[] {
  const change = async (form: SettingsForm, language: 'ko' | 'en') => ({
    basicInfoUpdateSuccess: true,
    message: messages.settingsSaved[language],
    version: await changeSettings(store, publisher, form),
  })
  return [
    on(calls.loadSettings, ({ key }) => loadSettings(settings, key)),
    on(calls.findSettings, ({ key }) => findSettings(store, key)),
    on(calls.getSettings, ({ id }) => getSettings(store, id)),
    on(calls.initSettings, async (fields, { language }) => {
      const objectId = await initSettings(store, publisher, fields)
      return { basicInfoCreate: true, message: messages.dbAdded[language], objectId }
    }),
    on(calls.modifyRecruitInfo, ({ version, closesAt, keepMonths, ...fields }, { language }) =>
      change({ fields, closesAt, keepMonths, version }, language),
    ),
    on(calls.modifyResultInfo, ({ version, ...fields }, { language }) =>
      change({ fields, version }, language),
    ),
    on(calls.modifyMasterInfo, ({ version, ...fields }, { language }) =>
      change({ fields, version }, language),
    ),
  ]
}
