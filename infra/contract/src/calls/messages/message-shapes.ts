import { z } from 'zod'
import { BULK_MAX, PASS_STATES, TEAMS } from '../../constants.ts'
import { defaultTemplates } from '../../mail/default-templates.ts'
import { DRAFTED_KINDS, GATES, KIND_NAMES, MESSAGE_STATES } from '../../mail/kinds.ts'
import type { Language } from '../../text.ts'
import { flag, id, personName, text, time } from '../shapes.ts'

export const kind = z
  .enum(KIND_NAMES)
  .meta({ description: 'What the message tells of.', examples: ['reminder'] })
export const draftedKind = z.enum(DRAFTED_KINDS)
export const storedKind = z
  .enum([...KIND_NAMES, 'test'])
  .meta({ description: 'The kind, or a message to oneself.', examples: ['reminder'] })
export const language = z.enum(['ko', 'en'])
export const state = z
  .enum(MESSAGE_STATES)
  .describe(
    '`unreachable`: no address that mail can go to. `approved`: held. `handed`: what makes it final may have left. `uncertain`: nobody knows whether it arrived; it is never repeated by itself.',
  )
const wordsIn = (language: Language) => {
  const words = defaultTemplates.reminder[language]
  return { subject: text.meta({ examples: [words.subject] }), text: text.meta({ examples: [words.text] }) }
}
const words = wordsIn('ko')
export const template = z
  .object({ ko: z.object(words), en: z.object(wordsIn('en')) })
  .describe('With placeholders such as `{name}`.')
export const mailingId = z.uuid().describe('The mailing.')
export const mailingVersion = z.int().min(0).describe('The stored version of the mailing.')
const nullableTime = time.nullable()

/** An empty audience is invalid: leaving a filter out must not choose everyone. */
export const audience = z
  .union([
    z.object({ ids: z.array(id).min(1).max(BULK_MAX) }).describe('These applications and no other.'),
    z
      .object({
        teams: z.array(z.literal(TEAMS)).min(1),
        who: z.enum(['submitted', 'drafts']),
        statuses: z
          .array(z.enum(PASS_STATES))
          .min(1)
          .optional()
          .describe('Of these results alone; the messages then wait until results are public.'),
      })
      .describe('Everybody of these teams who submitted, or who has not.'),
  ])
  .describe('Of own words: who gets them.')

export const mailing = z.object({
  id: mailingId,
  kind,
  occasion: text
    .describe('What of several it tells of: no one is told twice of one.')
    .meta({ examples: ['2026-11-29'] }),
  template,
  version: mailingVersion,
  gate: z.enum(GATES).describe('What its messages wait for, however early they were approved.'),
  isOutdated: flag.describe('The stored template of its kind is a newer one.'),
  createdAt: time,
  plannedAt: nullableTime.describe('Not before this time.'),
  approvedAt: nullableTime,
  approvedBy: text.meta({ examples: ['나리'] }),
  counts: z
    .partialRecord(z.enum(MESSAGE_STATES), z.int())
    .describe('How many messages are in each state.')
    .meta({ examples: [{ draft: 1 }] }),
})

const ics = text.nullable().meta({ examples: [null] })
export const address = text.meta({ examples: ['nari@example.org'] })
export const messageLine = z.object({
  id: z.uuid(),
  application: id.describe('The application; of a staff member or a test, none.'),
  kind: storedKind,
  name: personName,
  address,
  language,
  subject: words.subject,
  state,
  isDryRun: flag.describe('Nothing was sent: no mail server is named.'),
  reason: text
    .describe("Why it failed, is uncertain, or does not go, '' otherwise.")
    .meta({ examples: [''] }),
  refusals: z.int().describe('So often the address was refused for good.'),
  at: time.describe('When the state began, as far as it is known.'),
})
export const wholeMessage = messageLine.extend({ text: words.text, ics })

export const ownMessage = z.object({
  kind,
  ...words,
  ics,
  at: time,
  state: z
    .enum(['sent', 'uncertain', 'failed', 'unreachable', 'notSent'])
    .describe(
      'Whether it also went out by mail, as far as it is known. `unreachable`: no usable address is known; `notSent`: no mail is sent at all.',
    ),
})
