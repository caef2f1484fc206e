import { z } from 'zod'
import { flag, interviewDay, text, time } from '../shapes.ts'

export const appointmentAnswer = z.object({
  will: flag.describe('Whether the applicant comes.'),
  at: time,
  reason: text.describe("Why not, '' where nothing is said.").meta({ examples: ['그날 시험이 있습니다.'] }),
})
export const appointment = z.object({
  day: interviewDay,
  start: z.int().describe('The first hour: 0 is 8:00.'),
  length: z.int().describe('So many hours, in which the panel stays in its room.'),
  minute: z.int().describe('When the interview begins, in minutes from the first hour.'),
  minutes: z
    .int()
    .describe('How long it takes.')
    .meta({ examples: [20] }),
  place: text.describe("'' where none is named.").meta({ examples: ['학관 301호'] }),
  uid: text
    .describe('Names the interview in calendars, regardless of its hour.')
    .meta({ examples: ['Zk3v5Cq1mYr0yJd8kWb7n2'] }),
  sequence: z.int().describe('Grows with each appointment of it that is published.'),
  answersUntil: time.describe('Until when it can be answered.'),
  answer: appointmentAnswer.nullable(),
  lateMinutes: z
    .int()
    .optional()
    .describe('On the day and before the interview: how late its room runs, where it is 5 minutes or more.')
    .meta({ examples: [10] }),
})
