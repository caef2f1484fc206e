/** A term's seats, and the second choice of team that it asks for; the applicants service answers. */
import { z } from 'zod'
import { SEATS_MAX, TEAMS } from '../constants.ts'
import { adminChanges, staffReads } from './call.ts'
import { flag, id, messageOf, staged, team, termAsked, version } from './shapes.ts'
import { listApplicants } from './staff.ts'

const hasSecondChoice = flag.describe('Applicants may name a second choice of team.')
const seats = z
  .int()
  .min(0)
  .max(SEATS_MAX)
  .nullable()
  .describe('How many the team takes: null without a number, 0 if it takes none.')
  .meta({ examples: [20] })

export const readSeats = staffReads({
  path: '/api/seats',
  summary: "Read a term's seats",
  description: 'A new term has no numbers and asks for no second choice.',
  reasons: ['notFound'],
  request: z.object({ term: termAsked }),
  reply: z.object({
    version,
    hasSecondChoice,
    teams: z.array(
      z.object({
        team,
        seats,
        taken: z
          .int()
          .describe('Final passes by the decision, without those that are declined.')
          .meta({ examples: [12] }),
      }),
    ),
  }),
  timeoutSeconds: 10,
})

export const setSeats = adminChanges({
  path: '/api/seats',
  summary: "Set the running term's seats",
  description:
    'Without the second choice, those that were named stay stored and are shown to no one but their applicants. With another version stored nothing is saved and the answer is 409.',
  reasons: ['staleVersion'],
  request: z.object({
    version,
    hasSecondChoice,
    teams: z
      .array(z.object({ team, seats }))
      .refine(
        (all) => all.length === TEAMS.length && new Set(all.map(({ team }) => team)).size === all.length,
      )
      .describe('Every team once.')
      .meta({ examples: [TEAMS.map((one) => ({ team: one, seats: 20 }))] }),
  }),
  reply: messageOf('seatsSaved').extend({ version }),
})

export const secondChoices = staffReads({
  path: '/api/applicantlist/secondChoices',
  summary: 'List the second choices that a team may take over',
  description:
    'Submitted ones of a term that asks for a second choice, once the first team has decided against them, or has 0 seats and has not decided. Each has its first team.',
  reasons: ['notFound'],
  request: z.object({ team, term: termAsked }),
  reply: listApplicants.reply,
  timeoutSeconds: 10,
})

export const takeOver = adminChanges({
  path: '/api/applicantlist/takeOver',
  summary: 'Take over an application by its second choice',
  description:
    'The application becomes an undecided one of this team, without an interview date. Its applicant sees the team, as every decision, once it is published. A repeat changes nothing.',
  reasons: ['notToTakeOver', 'notFound'],
  request: z.object({ _id: id, team, staged }),
  reply: messageOf('takenOver'),
})
