/** The calls of staff about applications; the applicants service answers. */
import { z } from 'zod'
import { BULK_MAX } from '../constants.ts'
import { historyReply, historyShape } from '../fields/history-authors.ts'
import { adminChanges, adminReads, callsOf, staffReads } from './call.ts'
import {
  answerOrNone,
  contentShape,
  date,
  flag,
  id,
  identityShape,
  messageOf,
  pass,
  sentence,
  seq,
  staged,
  team,
  termAsked,
  text,
} from './shapes.ts'

const call = callsOf({ service: 'applicants' })

/** The decisions in a row; the list and the funnel read it. */
const row = z.object({
  _id: id,
  ...identityShape,
  team,
  pass,
  date,
  isFinalSubmit: flag.meta({ description: 'Submitted at least once.', examples: [true] }),
  sharesStudentId: flag.describe('Another application of this term has the same student id.'),
  email: contentShape.email.describe('As submitted, else as drafted.'),
  phonenum: contentShape.phonenum.describe('As submitted, else as drafted.'),
  answer: answerOrNone.optional().describe('Absent for whoever is not shown a final pass to answer.'),
})
const failureFields = {
  by: z
    .object({ role: text, member: text.optional() })
    .optional()
    .describe('Who was first, as in the history.'),
}
/** Distinguishes concurrent writers. */
const believed = 'What the writer believes to be stored.'

export const listApplicants = staffReads({
  path: '/api/applicantlist/',
  summary: "List a team's applications",
  description:
    "One team's applications of a term (the running one unless named), drafts included; the list is the first entry.",
  reasons: ['notFound'],
  request: z.object({ team, term: termAsked }),
  reply: z.object({ applicants: z.array(row), team }),
  timeoutSeconds: 10,
})
export const selectPass = adminChanges({
  path: '/api/applicantlist/selectPass',
  summary: 'Set the pass status of one application',
  description: "Somebody else's change since `was` was read is answered 409.",
  reasons: ['notFound', 'decidedElsewhere'],
  failureFields,
  request: z.object({
    _id: id,
    pass,
    was: pass.optional().meta({ description: believed, examples: ['default'] }),
    staged,
  }),
  reply: messageOf('passSaved'),
})
export const setInterviewDate = adminChanges({
  path: '/api/applicantlist/InterviewDate',
  summary: 'Set the interview date of one application',
  description:
    "Sent keystroke by keystroke: of one `window` a lower `seq` than the last is ignored. Somebody else's change since `was` was read is answered 409.",
  reasons: ['dateTooLong', 'notFound', 'decidedElsewhere'],
  failureFields,
  request: z.object({
    _id: id,
    date,
    seq: seq.optional(),
    window: z
      .string()
      .regex(/^[\w-]{1,20}$/)
      .optional()
      .describe('A random name that tells this page from others of the same session.'),
    was: text.optional().meta({ description: believed, examples: [''] }),
    staged,
  }),
  reply: messageOf('dateSaved').extend({
    superseded: flag
      .optional()
      .describe('A later keystroke of the same window is stored already, this one is not.'),
  }),
})

export const bulkPass = adminChanges({
  path: '/api/applicantlist/bulkPass',
  summary: 'Set the pass status of many',
  description:
    'All or none. With `was` only those that have this status change, and the others are counted as left alone; undoing is the same call the other way round.',
  reasons: ['notFound'],
  request: z.object({
    ids: z.array(id).min(1).max(BULK_MAX),
    pass,
    was: pass
      .optional()
      .meta({ description: 'Only those that have this status change.', examples: ['default'] }),
    staged,
  }),
  reply: z.object({
    message: sentence('bulkSaved'),
    changed: z.array(z.object({ _id: id, from: pass })),
    left: z.int().describe('So many were left alone.'),
  }),
})
const correction = z.object({ team, ...identityShape }).partial()
export const correctApplicant = adminChanges({
  path: '/api/applicantlist/correct',
  summary: 'Correct team or identity',
  description: 'For typos; absent fields stay. A clash with another application is refused.',
  reasons: ['rulesBroken', 'identityTaken', 'notFound', 'decidedElsewhere'],
  failureFields,
  request: z.object({ _id: id, ...correction.shape, was: correction.optional().describe(believed) }),
  reply: messageOf('corrected'),
})

export const applicantHistory = adminReads({
  path: '/api/applicantlist/history',
  summary: 'Read the changes of applications',
  description:
    'Every change of an application by staff, the newest first; of one application where `id` names it.',
  reasons: ['notFound'],
  request: z.object({ id: id.optional(), ...historyShape }),
  reply: historyReply,
})
export const exportApplicants = adminReads({
  path: '/api/applicantlist/export',
  summary: 'Export applications as a spreadsheet',
  description: "A team's applications, or all; noted in the history.",
  reasons: ['notFound'],
  request: z.object({ team: team.optional(), term: termAsked }),
  reply: z.object({
    filename: text.meta({ examples: ['applications-cohort45-term2-webdev.csv'] }),
    csv: z.string().meta({
      description: 'UTF-8 with a byte order mark, CRLF, formulas neutralised.',
      examples: ['\ufeff이름,학번\r\n나눔이,2400001\r\n'],
    }),
  }),
  timeoutSeconds: 30,
})
export const notePrint = call({
  method: 'POST',
  path: '/api/applicantlist/print',
  summary: 'Note that an application is printed',
  description: 'For the history, as of every way out of the product; printing itself is up to the browser.',
  reasons: ['notFound'],
  who: 'admin',
  request: z.object({ _id: id }),
  reply: messageOf('printNoted'),
})
