/** A term in numbers, for staff; the applicants service answers. */
import { z } from 'zod'
import { adminReads, staffReads } from './call.ts'
import {
  answerOrNone,
  flag,
  id,
  interviewDay,
  interviewDays,
  interviewHours,
  pass,
  personName,
  team,
  termAsked,
  text,
  time,
} from './shapes.ts'

export const availability = staffReads({
  path: '/api/applicantlist/availability',
  summary: 'Count who can come when',
  description:
    "One team's submitted applications by the hours they can come: numbers, and for the admin who they are.",
  reasons: ['notFound'],
  request: z.object({ team, pass: pass.optional(), term: termAsked }),
  reply: z.object({
    team,
    applicants: z.int().describe('So many submitted.'),
    days: z
      .array(interviewDay.nullable())
      .describe(
        "The dates of the rows of `cells`: the interview period's 32 days and every other day that somebody has chosen. Null where hours have no date: those rows come first, in the order of the columns.",
      ),
    cells: z.array(z.array(z.int())).describe('For each of `days` 17 numbers.'),
    closed: z.array(z.int()).describe('For each of `days` the hours without interviews, as bits.'),
    people: z
      .array(z.object({ _id: id, name: personName, interviewHours, interviewDays }))
      .optional()
      .describe('For the admin alone.'),
  }),
  timeoutSeconds: 10,
})

export const periodChange = adminReads({
  path: '/api/applicantlist/periodChange',
  summary: 'Count whose hours an edit of the interview period concerns',
  description:
    'For the admin to know before saving: applications of the running term, drafts included, as they are stored now. Nothing is changed.',
  request: z.object({
    interviewPeriod: text
      .describe('The text that would be saved.')
      .meta({ examples: ['12.06(일) - 12.07(월)'] }),
  }),
  reply: z.object({
    hasDates: flag.describe('The text holds a date; without one the columns of the grid are numbers.'),
    dropped: z
      .int()
      .describe(
        'So many have chosen hours on days that would no longer be in the period; the hours stay there.',
      ),
    moved: z.int().describe('So many have hours without dates, which would be read as other days.'),
  }),
  timeoutSeconds: 10,
})

const count = z.int()
export const toDoCounts = staffReads({
  path: '/api/applicantlist/toDo',
  summary: 'Count what the staff still have to do',
  description: 'Of the running term, for each team. All numbers but drafts of messages are applications.',
  reply: z.object({
    isPublic: flag.describe('Results are shown to applicants.'),
    teams: z.array(
      z.object({
        team,
        unreviewed: count.describe(
          'Submitted and undecided, with fewer reviews than the team needs; 0 where the team has no criteria or its reviews are open.',
        ),
        reviewsOpen: flag.describe("The reviews of the team's documents are open, so none can be submitted."),
        undecided: count.describe('Submitted, without a decision.'),
        withoutDate: count.describe('Passed the first round, without an interview date.'),
        unpublished: count.describe('Decisions that applicants do not see yet.'),
        offers: count.describe('Final passers who are asked and have not answered.'),
        appointments: count.describe(
          'Interviews to come, not over at the door, that their applicants see and have not answered.',
        ),
        today: count.describe(
          "Today's published interviews that are not over: by their planned end or, once begun, at the door.",
        ),
        absent: count.describe('Undecided, and did not come to the interview that was published last.'),
      }),
    ),
    drafts: count.describe('Messages that wait for approval.'),
  }),
  timeoutSeconds: 10,
})

const counted = z.object({ team, pass, drafts: z.int(), submitted: z.int() })
export const overview = staffReads({
  path: '/api/applicantlist/overview',
  summary: 'Read a term in numbers',
  description: 'Days are those of Asia/Seoul, written 2026-11-21.',
  reasons: ['notFound'],
  request: z.object({ term: termAsked }),
  reply: z.object({
    term: z.int(),
    statuses: z.array(counted),
    answers: z
      .array(z.object({ team, answer: answerOrNone, count: z.int() }))
      .describe('Of the submitted whose final pass is shown; none where nobody is asked.'),
    days: z.array(
      z.object({ day: text.meta({ examples: ['2026-11-21'] }), team, enrolled: z.int(), submitted: z.int() }),
    ),
    terms: z
      .array(
        z.object({
          term: z.int(),
          cardinalNumber: text
            .describe(
              'The cohort number: of the running term as it stands, of a closed one as it stood then.',
            )
            .meta({ examples: ['45'] }),
          applications: z.int(),
          closedAt: time.nullable().describe('Null for the running term.'),
          removesAt: time.nullable().describe('When the personal data of a closed term go, or went.'),
          isRemoved: flag,
        }),
      )
      .describe('Every term that there was, the running one last.'),
  }),
  timeoutSeconds: 10,
})
