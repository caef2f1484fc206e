/** How staff draft, check and send messages; the applicants service answers. */
import { z } from 'zod'
import { adminChanges, adminReads, callsOf } from '../call.ts'
import { digestOf, flag, interviewDay, messageOf, time } from '../shapes.ts'
import {
  address,
  audience,
  draftedKind,
  language,
  mailing,
  mailingId,
  mailingVersion,
  messageLine,
  template,
} from './message-shapes.ts'

const call = callsOf({ service: 'applicants', who: 'admin' })
const eveningHour = z
  .int()
  .min(12)
  .max(22)
  .meta({ examples: [19] })
const seen = digestOf('Names the drafts as they were read.')
const one = { id: mailingId, version: mailingVersion }
const done = (name: Parameters<typeof messageOf>[0]) => messageOf(name).extend({ version: mailingVersion })

export const approveMailing = adminChanges({
  path: '/api/messages/approve',
  summary: 'Approve the drafts of a mailing',
  description:
    'Sends as many as were counted, to whom and as they were seen; where either is another by now, nothing is sent and 409 is answered.',
  reasons: [
    'nobodyToTell',
    'periodClosed',
    'plannedTimePassed',
    'notFound',
    'staleVersion',
    'mailingChanged',
  ],
  request: z.object({
    ...one,
    count: z.int().min(0).describe('So many go by mail; 0 where all of them are read on the site alone.'),
    seen,
    at: z.iso
      .datetime({ offset: true })
      .nullable()
      .default(null)
      .describe('Not before this time; absent: now.'),
  }),
  reply: done('mailingApproved').extend({ approved: z.int() }),
  timeoutSeconds: 20,
})
export const callOffMailing = adminChanges({
  path: '/api/messages/callOff',
  summary: 'Call a mailing off',
  description: 'What has not begun to leave becomes a draft again; the reply says how many.',
  reasons: ['notFound', 'staleVersion'],
  request: z.object(one),
  reply: done('mailingCalledOff').extend({ calledOff: z.int() }),
  timeoutSeconds: 20,
})
export const discardMailing = adminChanges({
  path: '/api/messages/discard',
  summary: 'Discard the drafts of a mailing',
  description: 'What was approved stays; a mailing of which nothing is left goes.',
  reasons: ['notFound', 'staleVersion'],
  request: z.object(one),
  reply: messageOf('mailingDiscarded').extend({ discarded: z.int() }),
  timeoutSeconds: 20,
})
export const draftMailing = call({
  method: 'POST',
  path: '/api/messages/draft',
  summary: 'Draft messages',
  description:
    'A reminder to those who have not submitted, that results can be read to everybody who submitted, the appointments that are not told yet, or own words to an audience. Whoever is told of it already is left out.',
  reasons: ['audienceMissing', 'templateWrong', 'nobodyToTell'],
  request: z.object({ kind: draftedKind, template: template.optional(), audience: audience.optional() }),
  reply: messageOf('messagesDrafted').extend({ mailings: z.array(mailingId), drafted: z.int() }),
  timeoutSeconds: 20,
})
export const readMailing = adminReads({
  path: '/api/messages/mailing',
  summary: 'Read a mailing with its messages',
  description: 'With the state of each message, and what names its drafts for `approveMailing`.',
  reasons: ['notFound'],
  request: z.object({ id: mailingId }),
  reply: z.object({
    mailing,
    messages: z.array(messageLine),
    drafts: z.object({
      count: z.int(),
      readers: z.int().describe('With those who read theirs on the site alone.'),
      seen,
    }),
  }),
  timeoutSeconds: 20,
})
export const listMailings = adminReads({
  path: '/api/messages/mailings',
  summary: 'List the mailings of the running term',
  description: 'With how far each is, and what the delivery is waiting for.',
  reply: z.object({
    mailings: z.array(mailing),
    isPublic: flag.describe('Results are public: what waits for that may leave.'),
    isOpen: flag.describe('Applications are taken.'),
    isDryRun: flag.nullable().describe('Of the last message that ended; null where none has.'),
    due: z.object({
      count: z.int(),
      since: time.nullable().describe('When the oldest of them could have left.'),
    }),
    receipts: mailing.shape.counts.describe('Receipts, which nobody approves.'),
  }),
})
const plan = z.object({
  hour: eveningHour.nullable().describe('Null where nothing is planned.'),
  evenings: z.array(
    z.object({
      day: interviewDay.describe('The evening.'),
      count: z.int().describe('How many are interviewed on the day after, and have not said no.'),
    }),
  ),
})
export const readEveningPlan = adminReads({
  path: '/api/messages/evening',
  summary: 'Read the plan of the evenings before interviews',
  description: 'With how many would be reminded on each evening to come.',
  reply: plan,
  timeoutSeconds: 20,
})
export const setEveningPlan = adminChanges({
  path: '/api/messages/evening',
  summary: 'Plan the evenings before interviews',
  description:
    'From then on applicants are reminded at this hour of every evening before their interview, with the stored template and without a further approval. A missed evening is made up for while the interview is ahead; one whose hour has struck before is not.',
  request: z.object({ hour: eveningHour.nullable().describe('Null ends the plan.') }),
  reply: messageOf('eveningPlanSet').extend(plan.shape),
  timeoutSeconds: 20,
})
export const pauseMailing = adminChanges({
  path: '/api/messages/pause',
  summary: 'Pause a mailing, or go on',
  description: 'What has not been sent is held, or is sent again from now on; the reply says how many.',
  reasons: ['notFound', 'staleVersion'],
  request: z.object({ ...one, isPaused: flag }),
  reply: done('mailingPaused').extend({ changed: z.int() }),
  timeoutSeconds: 20,
})
export const remakeMailing = adminChanges({
  path: '/api/messages/remake',
  summary: 'Make the drafts of a mailing anew',
  description:
    'For the same people as they are now: own words with these, every other kind with its stored template. The reply names the mailings, which may be others.',
  reasons: ['templateWrong', 'notFound', 'staleVersion'],
  request: z.object({ ...one, template: template.optional() }),
  reply: done('mailingRemade').extend({ mailings: z.array(mailingId), drafted: z.int() }),
  timeoutSeconds: 20,
})
export const testMessage = call({
  method: 'POST',
  path: '/api/messages/test',
  summary: 'Send a message with invented values to oneself',
  description: 'By mail, to this one address alone, with these words.',
  reasons: ['templateWrong', 'addressWrong'],
  request: z.object({ kind: mailing.shape.kind, template, language, address: address.min(1).max(320) }),
  reply: messageOf('testMessageSent'),
})
