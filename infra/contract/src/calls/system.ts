/** Whether the site works, for the admin who runs it; the gateway itself answers, so no service can silence it. */
import { z } from 'zod'
import { call } from './call.ts'
import { flag, text, time } from './shapes.ts'

const part = z
  .enum(['gateway', 'applicants', 'settings', 'auth', 'delivery', 'mysql', 'redis'])
  .describe('A program of the product, or a server that it uses.')
  .meta({ examples: ['applicants'] })
const state = z
  .enum(['works', 'lacking', 'behind', 'silent', 'unknown'])
  .describe(
    'Works; answers but `lacks` something; has a schema older than its program; does not answer; cannot be known.',
  )
  .meta({ examples: ['works'] })
const lacks = z
  .array(z.enum(['mysql', 'redis', 'settings', 'closing']))
  .describe('What a part that answers waits for; `closing`: it is being stopped.')
  .meta({ examples: [[]] })
const count = z.int().min(0)

export const systemState = call({
  method: 'GET',
  path: '/api/admin/system',
  summary: 'Read whether the site works',
  description:
    'Every part is asked now, in parallel and for 2 seconds at most; one that does not answer is reported as such. Contains no address, no key and nothing about a person.',
  service: 'gateway',
  who: 'admin',
  reply: z.object({
    at: time.describe('The time of this answer, to compare the other times with.'),
    version: text
      .nullable()
      .describe('The release or the commit; null where the gateway was started without it.')
      .meta({ examples: ['v1.4.0'] }),
    since: time.describe('When the gateway was started.'),
    parts: z.array(z.object({ part, state, lacks })),
    backup: z.object({
      state: z
        .enum(['kept', 'silent', 'none'])
        .describe(
          'Backups are made on a schedule; their program does not answer; the site makes none automatically.',
        )
        .meta({ examples: ['kept'] }),
      wholeAt: time.nullable().describe('When the latest whole backup was made.'),
      provenAt: time.nullable().describe('When a backup was last restored and compared.'),
    }),
    mail: z
      .object({
        hasAccount: flag
          .describe('A mail server is set; without one nothing is sent.')
          .meta({ examples: [true] }),
        lastSentAt: time.nullable().describe('When a message last left by mail.'),
        waiting: count.describe('Messages that wait to be sent.'),
        oldestWaits: count.describe('For how many seconds the oldest message that is due has waited.'),
        failed: count.describe('Messages that could not be sent.'),
        uncertain: count.describe('Messages that may have arrived or not; a person decides.'),
      })
      .nullable()
      .describe('Null while the delivery does not answer.'),
  }),
})
