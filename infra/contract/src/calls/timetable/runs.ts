/** How timetables are computed; the applicants service answers. */
import { z } from 'zod'
import { RUN_SECONDS_MAX } from '../../constants.ts'
import { adminChanges, staffReads } from '../call.ts'
import { flag, messageOf, text, time } from '../shapes.ts'
import { brokenRules, concession, named, place, runId, seen, unplacedReason } from './timetable-shapes.ts'

const kind = z
  .enum(['new', 'repair'])
  .describe('A timetable from nothing but the locked appointments, or the present one with the fewest moves.')
const seconds = z.int().min(1).max(RUN_SECONDS_MAX)
const run = z.object({
  id: runId,
  kind,
  state: z
    .enum(['running', 'ended', 'stopped', 'failed', 'cut'])
    .describe('`cut`: the program that computed it broke off. Only what ended or was stopped has an answer.')
    .meta({ examples: ['ended'] }),
  seconds: seconds.describe('How long it may take.'),
  elapsed: z.number().describe('How long it has taken, in seconds.'),
  placed: z.int(),
  bound: z.int().describe('Nobody can place more.'),
  startedAt: time,
  endedAt: time.nullable(),
  by: text.describe('The name of the member, or the role.').meta({ examples: ['나리'] }),
  isStale: flag.describe('People, hours, rules or appointments have changed since.'),
})
export const listTimetableRuns = staffReads({
  path: '/api/timetable/runs',
  summary: 'Read the runs of the term',
  description: 'The newest first; the running one says how far it is.',
  reply: z.object({ runs: z.array(run) }),
  timeoutSeconds: 10,
})
export const startTimetableRun = adminChanges({
  path: '/api/timetable/runs',
  summary: 'Compute a timetable',
  description:
    'Of the submitted applications that passed the first round. No one gets an hour that has begun, and who was given one keeps it. One at a time: 409 while another one runs. Where locked appointments break rules they are named as `broken`, and nothing starts.',
  reasons: ['noInterviewDays', 'timetableRuleBroken', 'timetableRunning'],
  failureFields: brokenRules,
  request: z.object({ kind, seconds: seconds.optional() }),
  reply: messageOf('timetableRunStarted').extend({ id: runId }),
  timeoutSeconds: 10,
})
export const stopTimetableRun = adminChanges({
  path: '/api/timetable/runs/stop',
  summary: 'Stop a run',
  description: 'It ends within seconds; what is best so far is its answer.',
  reasons: ['notFound'],
  request: z.object({ id: runId }),
  reply: messageOf('timetableRunStopping'),
})
export const timetableRun = staffReads({
  path: '/api/timetable/run',
  summary: "Read a run's answer",
  description: 'With what it would change of the timetable as it stands by now.',
  reasons: ['notFound'],
  request: z.object({ id: runId }),
  reply: z.object({
    run,
    answer: z
      .object({
        proven: flag.describe('Nobody can place more, nor as many with fewer moves.'),
        moved: z.int(),
        appointments: z.array(named.extend(place.shape)),
        unplaced: z.array(
          named.extend({
            reason: unplacedReason,
            with: z.array(named).describe('Together they share fewer places than they are.'),
          }),
        ),
        concessions: z.array(concession.extend({ applicant: named.optional() })),
      })
      .nullable(),
    changes: z
      .array(named.extend({ from: place.nullable(), to: place.nullable() }))
      .describe(
        'What the answer would change of the timetable as it stands; null where there is no appointment.',
      ),
    seen: seen.describe('Names these changes, for `applyTimetableRun`.'),
  }),
  timeoutSeconds: 10,
})
