import { byCaller } from '@recruit/chassis/audit-log/audit-log'
import { on, type Route } from '@recruit/chassis/http/route'
import { calls } from '@recruit/contract'
import { messages } from '@recruit/contract/messages'
import type { SettingsClient } from '@recruit/settings-client/client'
import { type TakeOver, takeOver } from './take-over.ts'

/** The call by which the admin moves an application to the team of its second choice. */
export const secondChoiceRoutes = (
  { secondChoices, seats }: Pick<TakeOver, 'secondChoices' | 'seats'>,
  settings: SettingsClient,
): Route[] => [
  on(calls.takeOver, async ({ _id: id, team, staged }, { caller, language }) => {
    const context = { secondChoices, seats, settings, by: byCaller(caller) }
    await takeOver(context, { id, team, ...(staged && { staged }) })
    return { message: messages.takenOver[language] }
  }),
]
