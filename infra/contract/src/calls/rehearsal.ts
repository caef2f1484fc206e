/** A term played with invented applicants before it begins; the applicants service answers. */
import { z } from 'zod'
import { REHEARSED_MAX, REVIEWERS_MAX } from '../constants.ts'
import { call } from './call.ts'
import { kind, template } from './messages/message-shapes.ts'
import { needed, person } from './review-shapes.ts'
import { flag, interviewDay, team } from './shapes.ts'
import { concession, unplacedReason } from './timetable/timetable-shapes.ts'

const count = z.int().min(0)
const teamNumbers = z.object({
  team,
  applicants: count
    .max(REHEARSED_MAX)
    .describe('How many submit.')
    .meta({ examples: [40] }),
  interviewed: count
    .max(REHEARSED_MAX)
    .describe('How many of them pass the first round.')
    .meta({ examples: [24] }),
})

export const rehearseTerm = call({
  method: 'POST',
  path: '/api/rehearsal',
  summary: 'Rehearse a term',
  description:
    "Invents several terms of applicants and computes with the running term's settings, questions, rules, interviewers and templates what such a term takes. Stores nothing. Equal input has equal output, except where the timetable's time limit ends its search.",
  reasons: ['timetableRunning'],
  service: 'applicants',
  who: 'admin',
  request: z.object({
    needed,
    members: z
      .array(person.extend({ teams: z.array(team) }))
      .max(REVIEWERS_MAX)
      .describe('Who reviews, as the auth service lists the members.'),
    teams: z
      .array(teamNumbers)
      .optional()
      .describe('For teams that it names; the others have the numbers of the last term.'),
    seed: count
      .max(2 ** 32 - 1)
      .optional()
      .describe('Other invented people for another number.'),
  }),
  reply: z.object({
    basis: z
      .enum(['lastTerm', 'invented'])
      .describe(
        'Where the lengths of texts and the free hours come from: the submissions of the last term, or assumptions where those are too few.',
      ),
    teams: z.array(
      teamNumbers.extend({
        characters: count.describe('What a reviewer reads of one application, on average.'),
        short: count.describe('Applications with fewer reviewers than are needed.'),
        placed: count.describe('Interviews that fit.'),
      }),
    ),
    reading: z.array(
      z.object({ member: person, applications: count, characters: count.describe('Of all of them.') }),
    ),
    interviews: z
      .object({
        isProven: flag.describe('No timetable places more.'),
        fewest: count.describe('How many fit in the invented term in which the fewest do.'),
        most: count.describe('In the one in which the most do; the rest is of the term in the middle.'),
        days: z.array(
          z.object({
            day: interviewDay,
            interviewers: count.describe('Who has named hours of it.'),
            placed: count,
            left: count.describe('Applicants without a place who could come on it.'),
          }),
        ),
        unplaced: z.array(z.object({ reason: unplacedReason, applicants: count })),
        concessions: z
          .array(concession)
          .describe(
            'The fewest changes that place everyone who can be placed; for an invented applicant, the hours that she would add.',
          ),
      })
      .nullable()
      .describe("Null where the settings' interview period names no dates."),
    mail: z.array(
      z.object({
        kind,
        messages: count
          .nullable()
          .describe('At most; null where it depends on what happens.')
          .meta({ examples: [40] }),
        words: template.describe('As one invented applicant receives it.'),
      }),
    ),
  }),
  readOnly: true,
  timeoutSeconds: 45,
})
