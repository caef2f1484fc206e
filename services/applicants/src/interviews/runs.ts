import type { By } from '@recruit/chassis/audit-log/audit-log'
import { AppError } from '@recruit/chassis/http/errors'
import { inTransaction } from '@recruit/chassis/mysql/mysql'
import type { Calls, ReplyOf } from '@recruit/contract'
import { runSecondsFor } from '@recruit/contract/constants'
import { hasBegun } from '@recruit/contract/interview/appointment-times'
import type { Language } from '@recruit/contract/text'
import type { SettingsClient, SettingsRecord } from '@recruit/settings-client/client'
import type { RunAnswer } from './answer.ts'
import { brokenRules, refuseBroken } from './broken-rules.ts'
import { arrangedBy, proposalOf } from './proposal.ts'
import type { Run } from './run.model.ts'
import { inputDigest, type RunInput, readRunInput } from './run-input.ts'
import type { TimetableRunner } from './runner.ts'
import { instanceOf, type RunKind } from './timetable-input.ts'
import type { TimetableStores } from './timetable-stores.ts'

/** Starts computing a timetable; returns the run's id. Throws 'timetableRunning' while another one is under way. */
export async function startRun(
  stores: TimetableStores,
  runner: TimetableRunner,
  now: SettingsRecord,
  asked: { kind: RunKind; seconds?: number },
  { by, language }: { by: By; language: Language },
): Promise<string> {
  const { id, days, instance } = await inTransaction(stores.db, async (transaction) => {
    await stores.timetables.lockForUpdate(now.term, transaction)
    const input = await readRunInput(stores, now, transaction)
    const { meant } = input
    if (!meant.days.length) throw new AppError('noInterviewDays')
    // Locked appointments must be valid, because the solver does not change them.
    refuseBroken(
      brokenRules(
        meant,
        meant.appointments.filter(({ isLocked }) => isLocked),
      ),
      language,
    )
    const bound = meant.candidates.length
    const { kind, seconds = runSecondsFor(bound) } = asked
    const run = { kind, seconds, input: inputDigest(input, kind), bound }
    const begun = await stores.runs.begin(now.term, run, by, transaction)
    if (begun === 'running') throw new AppError('timetableRunning')
    return { id: begun, days: meant.days, instance: instanceOf(meant, seconds, kind) }
  })
  runner.start({ id, days, instance })
  return id
}

export async function listRuns(stores: TimetableStores, settings: SettingsClient) {
  const now = await settings.now()
  const [runs, input] = await Promise.all([stores.runs.list(now.term), readRunInput(stores, now)])
  const isStale = staleness(input)
  return { runs: runs.map((run) => shownRun(run, isStale(run))) }
}

/** One run and, once it is over, its result. */
export async function readRun(stores: TimetableStores, settings: SettingsClient, id: string) {
  const now = await settings.now()
  const found = await stores.runs.get(now.term, id)
  if (!found) throw new AppError('notFound')
  const input = await readRunInput(stores, now)
  return {
    run: shownRun(found, staleness(input)(found)),
    answer: found.answer && shownAnswer(found.answer, input),
    ...shownProposal(found, input),
  }
}

/** The changes that the answer would make, with names; absent without an answer. */
function shownProposal({ id, answer }: Run & { answer: RunAnswer | null }, input: RunInput) {
  if (!answer) return { changes: [], seen: '' }
  const { changes, seen } = proposalOf(id, arrangedBy(answer, input), input.all)
  const known = new Map(input.all.candidates.map((one) => [one.id, one]))
  const named = changes.flatMap(({ applicant, from, to }) => {
    const who = known.get(applicant)
    return who ? [{ _id: who.id, name: who.name, team: who.team, from, to }] : []
  })
  return { changes: named, seen }
}

const staleness = (input: RunInput) => {
  const present = { new: inputDigest(input, 'new'), repair: inputDigest(input, 'repair') }
  return ({ kind, input: made }: Run) => present[kind] !== made
}

const shownRun = ({ role, member, input: _, startedAt, endedAt, ...run }: Run, isStale: boolean) => ({
  ...run,
  by: member ?? role,
  startedAt: startedAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
  isStale,
})

type ShownConcession = NonNullable<ReplyOf<Calls['timetableRun']>['answer']>['concessions'][number]

/** With names, without applicants who are no longer to be interviewed and concessions in hours that have begun. */
function shownAnswer(answer: RunAnswer, { all: { candidates }, clock }: RunInput) {
  const known = new Map(candidates.map(({ id, name, team }) => [id, { _id: id, name, team }]))
  const named = (id: string) => known.get(id)
  return {
    ...{ proven: answer.proven, moved: answer.moved },
    appointments: answer.appointments.flatMap(({ applicant, ...place }) => {
      const who = named(applicant)
      return who ? [{ ...who, ...place }] : []
    }),
    unplaced: answer.unplaced.flatMap((one) => {
      const who = named(one.applicant)
      return who ? [{ ...who, reason: one.reason, with: one.with.flatMap((id) => named(id) ?? []) }] : []
    }),
    concessions: answer.concessions.flatMap((one): ShownConcession[] => {
      const applicant = 'applicant' in one ? named(one.applicant) : undefined
      const isLate = 'start' in one && hasBegun(one.day, one.start, clock)
      return isLate || ('applicant' in one && !applicant) ? [] : [{ ...one, applicant }]
    }),
  }
}
