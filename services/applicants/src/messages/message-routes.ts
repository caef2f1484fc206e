import { byCaller } from '@recruit/chassis/audit-log/audit-log'
import { written } from '@recruit/chassis/http/errors'
import { type Context, on, type Route } from '@recruit/chassis/http/route'
import { calls } from '@recruit/contract'
import { messages } from '@recruit/contract/messages'
import type { SettingsClient } from '@recruit/settings-client/client'
import {
  approveMailing,
  callOffMailing,
  discardMailing,
  type MailingContext,
  pauseMailing,
} from './approve.ts'
import { assertTemplate, draftMailing } from './draft.ts'
import { readEveningPlan } from './evening-plan.ts'
import type { MessagingStores } from './messaging-stores.ts'
import { ownMessages } from './own-messages.ts'
import { linesOf, listMailings, messagesByApplicant, readMailing, readMessage } from './read-mailings.ts'
import { remakeMailing } from './remake.ts'
import { resendMessages, sendLink, sendTest } from './single-messages.ts'

/** The admin's calls about messages to applicants. */
export function messageRoutes(stores: MessagingStores, settings: SettingsClient): Route[] {
  const mailing = async ({ caller }: Context): Promise<MailingContext> => ({
    ...{ stores, now: await settings.now(), by: byCaller(caller) },
  })
  return [
    on(calls.listMailings, async () => listMailings(stores, await settings.now())),
    on(calls.readMailing, async ({ id }) => readMailing(stores, await settings.now(), id)),
    on(calls.draftMailing, async (draft, { language }) => {
      const { isThere, ...made } = await draftMailing(stores, await settings.now(), draft)
      return { message: messages[isThere ? 'messagesThere' : 'messagesDrafted'][language], ...made }
    }),
    on(calls.remakeMailing, async (sent, context) => ({
      message: messages.mailingRemade[context.language],
      ...(await remakeMailing(await mailing(context), sent)),
    })),
    on(calls.approveMailing, async (sent, context) => ({
      ...(await approveMailing(await mailing(context), sent)),
      message: messages[sent.at ? 'mailingPlanned' : 'mailingApproved'][context.language],
    })),
    on(calls.callOffMailing, async (sent, context) => ({
      message: messages.mailingCalledOff[context.language],
      ...(await callOffMailing(await mailing(context), sent)),
    })),
    on(calls.pauseMailing, async (sent, context) => ({
      message: messages[sent.isPaused ? 'mailingPaused' : 'mailingResumed'][context.language],
      ...(await pauseMailing(await mailing(context), sent)),
    })),
    on(calls.discardMailing, async (sent, context) => ({
      message: messages.mailingDiscarded[context.language],
      ...(await discardMailing(await mailing(context), sent)),
    })),
    on(calls.listMessages, async (asked) => {
      const { rows, next } = await stores.outbox.page((await settings.now()).term, asked)
      return { messages: await linesOf(stores, rows), next }
    }),
    on(calls.messagesByApplicant, async () => ({
      applicants: await messagesByApplicant(stores, (await settings.now()).term),
    })),
    on(calls.readMessage, async ({ id }) => readMessage(stores, await settings.now(), id)),
    on(calls.resendMessages, async ({ ids }, context) => ({
      message: messages.messagesResent[context.language],
      resent: await resendMessages(await mailing(context), ids),
    })),
    on(calls.testMessage, async (sent, context) => {
      await sendTest(await mailing(context), sent)
      return { message: messages.testMessageSent[context.language] }
    }),
    on(calls.sendStaffLink, async (sent, context) => {
      await sendLink(await mailing(context), sent)
      return { message: messages.staffLinkSent[context.language] }
    }),
    on(calls.readEveningPlan, async () => readEveningPlan(stores, await settings.now())),
    on(calls.setEveningPlan, async ({ hour }, { caller, language }) => {
      const now = await settings.now()
      await stores.eveningPlans.set(now.term, hour, byCaller(caller))
      const message = messages[hour === null ? 'eveningPlanEnded' : 'eveningPlanSet'][language]
      return { message, ...(await readEveningPlan(stores, now)) }
    }),
    on(calls.listTemplates, async () => ({ templates: await stores.templates.list() })),
    on(calls.saveTemplate, async ({ kind, version, template }, { caller, language }) => {
      assertTemplate(kind, template)
      const saved = written(await stores.templates.save(kind, version, template, byCaller(caller)))
      return { message: messages.templateSaved[language], version: saved }
    }),
    on(calls.ownMessages, async ({ id }, { caller }) => ({
      messages: await ownMessages(stores.db, settings, caller, id),
    })),
  ]
}
