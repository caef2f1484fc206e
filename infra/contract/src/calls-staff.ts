/** What staff call about applications; the applicants service answers. */
import { z } from 'zod'
import { call } from './call.ts'
import { BULK_MAX } from './constants.ts'
import { historyReply, historyShape } from './history.ts'
import {
  date,
  flag,
  id,
  identityShape,
  interviewHours,
  message,
  pass,
  seq,
  team,
  text,
  time,
} from './shapes.ts'

const service = 'applicants'

/** What staff decide; the list and the funnel read it. */
const row = z.object({
  _id: id,
  ...identityShape,
  team,
  pass,
  date,
  isFinalSubmit: flag.describe('Submitted at least once.'),
  sharesStudentId: flag.describe('Another application of this term has the same student id.'),
  email: text.describe('As submitted, else as drafted.'),
  phonenum: text.describe('As submitted, else as drafted.'),
})
const termAsked = z.coerce
  .number()
  .int()
  .min(1)
  .optional()
  .describe('The running term unless named; an earlier one is an archive: read-only.')
/** Tells two writers apart. */
const believed = 'What the writer believes to be stored.'

export const listApplicants = call({
  method: 'GET',
  path: '/api/applicantlist/',
  summary: "List a team's applications",
  description:
    "One team's applications of a term (the running one unless named), drafts included; the list is the first entry.",
  also: [404],
  service,
  who: 'staff',
  request: z.object({ team, term: termAsked }),
  reply: z.object({ applicants: z.array(row), team }),
  patience: 10,
})
export const selectPass = call({
  method: 'PUT',
  path: '/api/applicantlist/selectPass',
  summary: 'Set the pass status of one application',
  description: "Somebody else's change since `was` was read is answered 409.",
  also: [404, 409],
  service,
  who: 'admin',
  request: z.object({ _id: id, pass, was: pass.optional().describe(believed) }),
  reply: message,
})
export const setInterviewDate = call({
  method: 'PUT',
  path: '/api/applicantlist/InterviewDate',
  summary: 'Set the interview date of one application',
  description:
    "Sent keystroke by keystroke: of one `window` a lower `seq` than the last is ignored. Somebody else's change since `was` was read is answered 409.",
  also: [404, 409],
  service,
  who: 'admin',
  request: z.object({
    _id: id,
    date,
    seq: seq.optional(),
    window: z
      .string()
      .regex(/^[\w-]{1,20}$/)
      .optional()
      .describe('A random name that tells this page from others of the same session.'),
    was: text.optional().describe(believed),
  }),
  reply: message.extend({
    superseded: flag
      .optional()
      .describe('A later keystroke of the same window is stored already, this one is not.'),
  }),
})

export const bulkPass = call({
  method: 'PUT',
  path: '/api/applicantlist/bulkPass',
  summary: 'Set the pass status of many',
  description:
    'All or none. With `was` only those that have this status change, and the others are counted as left alone; undoing is the same call the other way round.',
  also: [404],
  service,
  who: 'admin',
  request: z.object({
    ids: z.array(id).min(1).max(BULK_MAX),
    pass,
    was: pass.optional().describe('Only those that have this status change.'),
  }),
  reply: z.object({
    message: text,
    changed: z.array(z.object({ _id: id, from: pass })),
    left: z.int().describe('So many were left alone.'),
  }),
})
const correction = z.object({ team, ...identityShape }).partial()
export const correctApplicant = call({
  method: 'PUT',
  path: '/api/applicantlist/correct',
  summary: 'Correct team or identity',
  description: 'For typos; absent fields stay. A clash with another application is refused.',
  also: [404, 409],
  service,
  who: 'admin',
  request: z.object({ _id: id, ...correction.shape, was: correction.optional().describe(believed) }),
  reply: message,
})

export const availability = call({
  method: 'GET',
  path: '/api/applicantlist/availability',
  summary: 'Count who can come when',
  description:
    "One team's submitted applications by the hours they can come: numbers, and for the admin who they are.",
  also: [404],
  service,
  who: 'staff',
  request: z.object({ team, pass: pass.optional(), term: termAsked }),
  reply: z.object({
    team,
    applicants: z.int().describe('So many submitted.'),
    cells: z.array(z.array(z.int())).describe('32 days of 17 numbers.'),
    people: z
      .array(z.object({ _id: id, name: text, interviewHours }))
      .optional()
      .describe('For the admin alone.'),
  }),
  patience: 10,
})

const counted = z.object({ team, pass, drafts: z.int(), submitted: z.int() })
export const overview = call({
  method: 'GET',
  path: '/api/applicantlist/overview',
  summary: 'Read a term in numbers',
  description: 'Days are those of Asia/Seoul, written 2026-11-21.',
  also: [404],
  service,
  who: 'staff',
  request: z.object({ term: termAsked }),
  reply: z.object({
    term: z.int(),
    statuses: z.array(counted),
    days: z.array(z.object({ day: text, team, enrolled: z.int(), submitted: z.int() })),
    terms: z
      .array(
        z.object({
          term: z.int(),
          applications: z.int(),
          closedAt: time.nullable().describe('Null for the running term.'),
          removesAt: time.nullable().describe('When the personal data of a closed term go, or went.'),
          isRemoved: flag,
        }),
      )
      .describe('Every term that there was, the running one last.'),
  }),
  patience: 10,
})

export const applicantHistory = call({
  method: 'GET',
  path: '/api/applicantlist/history',
  summary: 'Read the changes of applications',
  description:
    'Every change of an application by staff, the newest first; of one application where `id` names it.',
  also: [404],
  service,
  who: 'admin',
  request: z.object({ id: id.optional(), ...historyShape }),
  reply: historyReply,
})
export const exportApplicants = call({
  method: 'GET',
  path: '/api/applicantlist/export',
  summary: 'Export applications as a spreadsheet',
  description: "A team's applications, or all; noted in the history.",
  also: [404],
  service,
  who: 'admin',
  request: z.object({ team: team.optional(), term: termAsked }),
  reply: z.object({
    filename: text,
    csv: z.string().describe('UTF-8 with a byte order mark, CRLF, formulas neutralised.'),
  }),
  patience: 30,
})
export const notePrint = call({
  method: 'POST',
  path: '/api/applicantlist/print',
  summary: 'Note that an application is printed',
  also: [404],
  service,
  who: 'admin',
  request: z.object({ _id: id }),
  reply: message,
})
