import { type Listener, listen } from '@recruit/chassis/http/route'
import type { TellEvent } from '@recruit/chassis/observability/events'
import type { Logger } from '@recruit/chassis/observability/logger'
import { calls } from '@recruit/contract'
import { TAB_CALLS } from '@recruit/contract/fields/settings-fields'

/** Events of the settings, counted and logged; the audit log has their authors. */
const events = (tell: TellEvent) => ({
  settingsCreated: (log: Logger) => tell('settings created', {}, log),
  settingsChanged: (tab: string, log: Logger) => tell('settings changed', { tab }, log),
  settingsConflicted: (tab: string, log: Logger) => tell('settings changed elsewhere', { tab }, log),
  termStarted: (log: Logger) => tell('term started', {}, log),
})

export function settingsListeners(tell: TellEvent): Listener[] {
  const { settingsCreated, settingsChanged, settingsConflicted, termStarted } = events(tell)
  return [
    listen(calls.initSettings, (_reply, _form, { log }) => settingsCreated(log)),
    ...Object.entries(TAB_CALLS).map(([tab, name]) =>
      listen<unknown, unknown>(
        calls[name],
        (_reply, _form, { log }) => settingsChanged(tab, log),
        ({ code }, { log }) => code === 'conflict' && settingsConflicted(tab, log),
      ),
    ),
    listen(calls.newTerm, (_reply, _form, { log }) => termStarted(log)),
  ]
}
