/** The examples of the calls of the interview timetable. */
import type * as board from '../calls/timetable/board.ts'
import type * as interviewerLinks from '../calls/timetable/interviewer-links.ts'
import type * as interviewers from '../calls/timetable/interviewers.ts'
import type * as publication from '../calls/timetable/publication.ts'
import type * as runs from '../calls/timetable/runs.ts'
import { messages } from '../messages.ts'
import type { Examples } from './example-types.ts'
import { id, identity, interviewDays, interviewHours, other, said, time } from './example-values.ts'

const sora = 'feedbeef-1234-4abc-8def-000000000021'
const runId = 'feedbeef-1234-4abc-8def-000000000031'
const seen = 'Kf6Jd9xR1gb0pYV3m8Wq2s'
const limits = { mostPerDay: 6, mostInARow: 3 }
const written = { name: '소라', member: null, teams: [3 as const], interviewHours, interviewDays, ...limits }
const ownHours = { version: 1, interviewHours, interviewDays, ...limits }
const token = 'T2Vj9xR1gb0pYV3m8Wq2sKf6Jd9xR1gb0pYV3m8Wq2s'
const interviewer = { id: sora, version: 1, ...written }
const rules = {
  length: 1,
  rooms: 2,
  roomsByDay: [],
  roomNames: ['학관 301호', '학관 302호'],
  closed: [{ day: null, hours: 0b10000 }],
  panels: [{ team: 3 as const, size: 2 }],
  answersUntil: null,
}
const named = { _id: id, name: identity.name, team: 3 as const }
const place = { day: '2026-12-06', start: 6, room: 0, interviewers: [sora] }
const run = {
  id: runId,
  kind: 'new' as const,
  state: 'ended' as const,
  seconds: 30,
  elapsed: 1.4,
  placed: 1,
  bound: 1,
  startedAt: time,
  endedAt: time,
  by: '나리',
  isStale: false,
}

type TimetableCalls = typeof interviewers &
  typeof interviewerLinks &
  typeof runs &
  typeof board &
  typeof publication

export const timetableExamples: Pick<Examples, keyof TimetableCalls> = {
  timetablePublication: {
    request: {},
    reply: {
      isPublic: false,
      version: 4,
      changes: [{ ...named, date: '', next: '12.6(일) 14:00, 학관 301호' }],
      unplaced: [],
      broken: [],
      seen,
    },
  },
  publishTimetable: {
    request: { seen },
    reply: { ...said(messages.timetablePublished), published: 1 },
  },
  listInterviewers: { request: {}, reply: { interviewers: [interviewer] } },
  saveInterviewer: {
    request: { version: 0, ...written },
    reply: { ...said(messages.interviewerSaved), interviewer },
  },
  removeInterviewer: { request: { id: sora, version: 1 }, reply: said(messages.interviewerRemoved) },
  newInterviewerLink: {
    request: { id: sora },
    reply: { ...said(messages.linkMade), token, expiresAt: time },
  },
  readOwnHours: {
    request: { token },
    reply: { name: '소라', teams: [3], ...ownHours, expiresAt: time },
  },
  saveOwnHours: {
    request: { token, ...ownHours },
    reply: { ...said(messages.interviewerSaved), version: 2 },
  },
  timetableRules: { request: {}, reply: { version: 1, rules, days: ['2026-12-05', '2026-12-06'] } },
  setTimetableRules: {
    request: { version: 0, rules },
    reply: { ...said(messages.timetableRulesSaved), version: 1 },
  },
  startTimetableRun: {
    request: { kind: 'new', seconds: 30 },
    reply: { ...said(messages.timetableRunStarted), id: runId },
  },
  stopTimetableRun: { request: { id: runId }, reply: said(messages.timetableRunStopping) },
  listTimetableRuns: { request: {}, reply: { runs: [run] } },
  timetableRun: {
    request: { id: runId },
    reply: {
      run,
      answer: {
        proven: true,
        moved: 0,
        appointments: [{ ...named, ...place }],
        unplaced: [{ ...named, _id: other, name: '나누미', reason: 'crowded', with: [named] }],
        concessions: [{ kind: 'interviews-per-day', interviewer: sora, day: '2026-12-06', to: 7 }],
      },
      changes: [{ ...named, from: null, to: place }],
      seen,
    },
  },
  readTimetable: {
    request: {},
    reply: {
      version: 4,
      days: ['2026-12-05', '2026-12-06'],
      length: 1,
      appointments: [
        {
          ...{ ...named, ...place, isLocked: false, isKept: false },
          ...{ hours: [2, 0], isByHand: true },
          answer: { will: false, at: time, reason: '그날 시험이 있습니다.' },
        },
      ],
      unplaced: [{ ...named, _id: other, name: '나누미', hours: [0, 6] }],
      broken: [],
      published: null,
    },
  },
  placeAppointment: {
    request: { version: 4, _id: id, ...place },
    reply: { ...said(messages.appointmentSaved), version: 5 },
  },
  lockAppointments: {
    request: { version: 4, ids: [id], isLocked: true },
    reply: { ...said(messages.appointmentSaved), version: 5 },
  },
  removeAppointment: {
    request: { version: 4, _id: id },
    reply: { ...said(messages.appointmentSaved), version: 5 },
  },
  applyTimetableRun: {
    request: { id: runId, seen },
    reply: { ...said(messages.timetableApplied), version: 5 },
  },
}
