/** Single messages: reading, sending again, to a member of the staff; and what an applicant reads on the site. */
import { z } from 'zod'
import { BULK_MAX } from '../../constants.ts'
import { adminChanges, adminReads, callsOf } from '../call.ts'
import { id, messageOf, personName, text } from '../shapes.ts'
import {
  address,
  kind,
  language,
  mailingVersion,
  messageLine,
  ownMessage,
  state,
  storedKind,
  template,
  wholeMessage,
} from './message-shapes.ts'

const call = callsOf({ service: 'applicants', who: 'admin' })

export const readMessage = adminReads({
  path: '/api/messages/message',
  summary: 'Read a message as it is sent',
  description: 'With its text and, of an appointment, its calendar entry.',
  reasons: ['notFound'],
  request: z.object({ id: z.uuid() }),
  reply: wholeMessage,
})
export const resendMessages = adminChanges({
  path: '/api/messages/resend',
  summary: 'Send messages again',
  description:
    'Those named, of the states sent, uncertain, failed, cancelled and unreachable, to the address that the application has now. Whoever is told twice was told so by name.',
  reasons: ['addressWrong', 'messagesNotResent'],
  request: z.object({ ids: z.array(z.uuid()).min(1).max(BULK_MAX) }),
  reply: messageOf('messagesResent').extend({ resent: z.int() }),
  timeoutSeconds: 20,
})
export const listMessages = call({
  // A name that is searched for must not be in an address.
  method: 'POST',
  path: '/api/messages/sent',
  summary: 'List messages of the running term, the newest first',
  description: 'In pages: `next` names the one after.',
  readOnly: true,
  request: z.object({
    state: state.optional(),
    kind: storedKind.optional(),
    search: text.max(100).optional().describe('Part of the name or address of who gets it.'),
    before: text.max(100).optional().describe('The `next` of the page before.'),
  }),
  reply: z.object({ messages: z.array(messageLine), next: text.nullable().meta({ examples: [null] }) }),
})
export const messagesByApplicant = adminReads({
  path: '/api/messages/byApplicant',
  summary: 'List who received which kind of message',
  description: 'The newest message of each kind for every applicant of the running term who has one.',
  reply: z.object({
    applicants: z.array(
      z.object({
        application: id,
        name: personName,
        messages: z.partialRecord(kind, messageLine.pick({ id: true, state: true, isDryRun: true })),
      }),
    ),
  }),
  timeoutSeconds: 20,
})
export const sendStaffLink = call({
  method: 'POST',
  path: '/api/messages/staffLink',
  summary: "Send a staff member's or an interviewer's link",
  description: 'At once, to one address. The text is forgotten as soon as it has left.',
  reasons: ['addressWrong'],
  request: z.object({
    name: personName.min(1).max(50),
    address: address.min(1).max(320),
    language,
    page: z.enum(['link', 'hours']).describe("Which page the link opens: a member's or an interviewer's."),
    token: text
      .min(20)
      .max(100)
      .meta({ examples: ['T2Vj9xR1gb0pYV3m8Wq2sKf6Jd9xR1gb0pYV3m8Wq2s'] }),
    until: text
      .max(40)
      .describe('Until when it can be used, ISO 8601.')
      .meta({ examples: ['2026-12-01T05:03:00.000Z'] }),
  }),
  reply: messageOf('staffLinkSent'),
})
export const saveTemplate = adminChanges({
  path: '/api/messages/template',
  summary: 'Save the template of a kind',
  description: 'Drafts stay as they are until they are recreated.',
  reasons: ['templateWrong', 'staleVersion'],
  request: z.object({ kind, version: mailingVersion, template }),
  reply: messageOf('templateSaved').extend({ version: mailingVersion }),
})
export const listTemplates = adminReads({
  path: '/api/messages/templates',
  summary: 'Read the templates',
  description: 'Of every kind; of one that was never saved the words that it begins with, as version 0.',
  reply: z.object({ templates: z.array(z.object({ kind, version: mailingVersion, template })) }),
})
export const ownMessages = callsOf({ service: 'applicants', who: 'applicant' })({
  method: 'POST',
  path: '/api/update/messages',
  summary: 'Read what was sent to an applicant',
  description: 'What tells of a result is left out while results are not public.',
  readOnly: true,
  request: z.object({ id }),
  reply: z.object({ messages: z.array(ownMessage) }),
})
