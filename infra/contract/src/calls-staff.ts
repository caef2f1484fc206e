/** What staff call about applications; the applicants service answers. */
import { z } from 'zod'
import { call } from './call.ts'
import { BULK_MAX } from './constants.ts'
import { historyReply, historyShape } from './history.ts'
import { flag, identityShape, interviewHours, message, pass, seq, team, text } from './shapes.ts'

const service = 'applicants'

/** What staff decide; the list and the funnel read it. */
const row = z.object({
  _id: text,
  ...identityShape,
  team,
  pass,
  date: text,
  isFinalSubmit: flag,
  /** Another application of this term has the same student id. */
  sharesStudentId: flag,
  /** As submitted, else as drafted. */
  email: text,
  phonenum: text,
})
/** An earlier term than the running one is an archive: read-only. */
const termAsked = z.coerce.number().int().min(1).optional()

/** One team's applications of a term (the running one unless named), drafts included; the list is the first entry. */
export const listApplicants = call({
  method: 'GET',
  path: '/api/applicantlist/',
  service,
  who: 'staff',
  request: z.object({ team, term: termAsked }),
  reply: z.object({ applicants: z.array(row), team }),
  patience: 10,
})
/** `was`: what the writer believes to be stored; somebody else's change in between is answered 409. */
export const selectPass = call({
  method: 'PUT',
  path: '/api/applicantlist/selectPass',
  service,
  who: 'admin',
  request: z.object({ _id: text, pass, was: pass.optional() }),
  reply: message,
})
export const setInterviewDate = call({
  method: 'PUT',
  path: '/api/applicantlist/InterviewDate',
  service,
  who: 'admin',
  /** `seq` orders the keystrokes of one `window`: a random name of at most 20 characters, told apart from others of the same session. */
  request: z.object({
    _id: text,
    date: text,
    seq: seq.optional(),
    window: z
      .string()
      .regex(/^[\w-]{1,20}$/)
      .optional(),
    was: text.optional(),
  }),
  /** `superseded`: a later keystroke of the same window is stored already, this one is not. */
  reply: message.extend({ superseded: flag.optional() }),
})

/**
 * Sets many at once, all or none. With `was` only those that have this status change, and the others are
 * counted as left alone; undoing is the same call the other way round.
 */
export const bulkPass = call({
  method: 'PUT',
  path: '/api/applicantlist/bulkPass',
  service,
  who: 'admin',
  request: z.object({ ids: z.array(text).min(1).max(BULK_MAX), pass, was: pass.optional() }),
  reply: z.object({ message: text, changed: z.array(z.object({ _id: text, from: pass })), left: z.int() }),
})
const correction = z.object({ team, ...identityShape }).partial()
/** Corrects typos of team and identity; absent fields stay. A clash with another application is refused. */
export const correctApplicant = call({
  method: 'PUT',
  path: '/api/applicantlist/correct',
  service,
  who: 'admin',
  request: z.object({ _id: text, ...correction.shape, was: correction.optional() }),
  reply: message,
})

/** One team's submitted applications by the hours they can come: numbers, and for the admin who they are. */
export const availability = call({
  method: 'GET',
  path: '/api/applicantlist/availability',
  service,
  who: 'staff',
  request: z.object({ team, pass: pass.optional(), term: termAsked }),
  reply: z.object({
    team,
    applicants: z.int(),
    /** 32 days of 17 numbers. */
    cells: z.array(z.array(z.int())),
    people: z.array(z.object({ _id: text, name: text, interviewHours })).optional(),
  }),
  patience: 10,
})

const counted = z.object({ team, pass, drafts: z.int(), submitted: z.int() })
/** A term in numbers. Days are those of Asia/Seoul, written 2026-11-21. */
export const overview = call({
  method: 'GET',
  path: '/api/applicantlist/overview',
  service,
  who: 'staff',
  request: z.object({ term: termAsked }),
  reply: z.object({
    term: z.int(),
    statuses: z.array(counted),
    days: z.array(z.object({ day: text, team, enrolled: z.int(), submitted: z.int() })),
    /** Every term that there was, the running one last. */
    terms: z.array(
      z.object({
        term: z.int(),
        applications: z.int(),
        /** Null for the running term. */
        closedAt: text.nullable(),
        /** When the personal data of a closed term go, or went. */
        removesAt: text.nullable(),
        isRemoved: flag,
      }),
    ),
  }),
  patience: 10,
})

/** Every change of an application by staff, the newest first; of one application where `id` names it. */
export const applicantHistory = call({
  method: 'GET',
  path: '/api/applicantlist/history',
  service,
  who: 'admin',
  request: z.object({ id: text.optional(), ...historyShape }),
  reply: historyReply,
})
/** A team's applications, or all, as a spreadsheet; noted in the history. */
export const exportApplicants = call({
  method: 'GET',
  path: '/api/applicantlist/export',
  service,
  who: 'admin',
  request: z.object({ team: team.optional(), term: termAsked }),
  /** UTF-8 with a byte order mark, CRLF, formulas neutralised. */
  reply: z.object({ filename: text, csv: z.string() }),
  patience: 30,
})
/** Notes in the history that an application is printed. */
export const notePrint = call({
  method: 'POST',
  path: '/api/applicantlist/print',
  service,
  who: 'admin',
  request: z.object({ _id: text }),
  reply: message,
})
