import { byCaller } from '@recruit/chassis/audit-log/audit-log'
import { AppError, written } from '@recruit/chassis/http/errors'
import { type Context, on, type Route } from '@recruit/chassis/http/route'
import { calls } from '@recruit/contract'
import { dayOf } from '@recruit/contract/interview/day'
import { namedDays } from '@recruit/contract/interview/interview-days'
import { messages } from '@recruit/contract/messages'
import type { Language } from '@recruit/contract/text'
import type { SettingsClient, SettingsRecord } from '@recruit/settings-client/client'
import type { ApplicantStore } from '../application/applicant.model.ts'
import { answerTo, appointmentOf } from '../application/appointment.ts'
import type { ApplicantLimits } from '../application/limits/applicant-limits.ts'
import { announcementOf } from '../application/shown-result.ts'
import { periodOf } from '../shared/running-term.ts'
import type { AnsweredAppointment } from './answers/appointment-answer.model.ts'
import { answerAppointment, shownAnswer } from './answers/appointment-answer.ts'
import {
  type ArrangeContext,
  applyRun,
  lockAppointments,
  placeAppointment,
  removeAppointment,
} from './arrange.ts'
import { brokenRules, inLanguage } from './broken-rules.ts'
import { readInterviewDay, recordTaps } from './day/interview-day.ts'
import { keyOf } from './day/tap.model.ts'
import { published } from './publication-plan.ts'
import { previewPublication, publishTimetable } from './publish.ts'
import type { Rules } from './rules.model.ts'
import type { TimetableRunner } from './runner.ts'
import { listRuns, readRun, startRun } from './runs.ts'
import { type Arranged, hoursOn } from './timetable-input.ts'
import { readInput, type TimetableStores } from './timetable-stores.ts'

/** The calls of staff about the interview timetable (both roles read, the admin changes), the interview day, and applicants' answers. */
export function timetableRoutes(
  stores: TimetableStores,
  settings: SettingsClient,
  runner: TimetableRunner,
  applicants: ApplicantStore,
  { countAnswer }: Pick<ApplicantLimits, 'countAnswer'>,
): Route[] {
  const termNow = async () => (await settings.now()).term
  const arranging = async ({ caller, language }: Context): Promise<ArrangeContext> => ({
    ...{ stores, language },
    ...{ now: await settings.now(), by: byCaller(caller) },
  })
  return [
    on(calls.listInterviewers, async () => ({
      interviewers: await stores.interviewers.list(await termNow()),
    })),
    on(calls.saveInterviewer, async (sent, { caller, language }) => {
      const saved = await stores.interviewers.save(await termNow(), sent, byCaller(caller))
      const interviewer = written(saved, { full: 'tooManyInterviewers' })
      return { message: messages.interviewerSaved[language], interviewer }
    }),
    on(calls.removeInterviewer, async ({ id, version }, { caller, language }) => {
      written(await stores.interviewers.remove(await termNow(), id, version, byCaller(caller)))
      return { message: messages.interviewerRemoved[language] }
    }),
    on(calls.timetableRules, async () => {
      const now = await settings.now()
      const period = periodOf(now)
      return { ...(await stores.rules.read(now.term)), days: period ? namedDays(period) : [] }
    }),
    on(calls.setTimetableRules, async ({ version, rules }, { caller, language }) => {
      const saved = await stores.rules.set(await termNow(), version, rules, byCaller(caller))
      return { message: messages.timetableRulesSaved[language], version: written(saved) }
    }),
    on(calls.startTimetableRun, async (asked, { caller, language }) => {
      const by = byCaller(caller)
      const id = await startRun(stores, runner, await settings.now(), asked, { by, language })
      return { message: messages.timetableRunStarted[language], id }
    }),
    on(calls.stopTimetableRun, async ({ id }, { language }) => {
      if (!(await stores.runs.askToStop(await termNow(), id))) throw new AppError('notFound')
      return { message: messages.timetableRunStopping[language] }
    }),
    on(calls.listTimetableRuns, () => listRuns(stores, settings)),
    on(calls.timetableRun, ({ id }) => readRun(stores, settings, id)),

    on(calls.readTimetable, async (_form, { language }) =>
      readTimetable(stores, await settings.now(), language),
    ),
    on(calls.placeAppointment, async (form, context) => {
      const version = await placeAppointment(await arranging(context), form)
      return { message: messages.appointmentSaved[context.language], version }
    }),
    on(calls.removeAppointment, async (form, context) => {
      const version = await removeAppointment(await arranging(context), form)
      return { message: messages.appointmentSaved[context.language], version }
    }),
    on(calls.lockAppointments, async (form, context) => {
      const version = await lockAppointments(await arranging(context), form)
      return { message: messages.appointmentSaved[context.language], version }
    }),
    on(calls.applyTimetableRun, async (form, context) => {
      const version = await applyRun(await arranging(context), form)
      return { message: messages.timetableApplied[context.language], version }
    }),
    on(calls.answerAppointment, async (form, { caller, language }) => {
      const given = await answerAppointment(applicants, stores, settings, caller, form, countAnswer)
      return { message: messages.appointmentAnswered[language], answer: shownAnswer(given) }
    }),
    on(calls.readInterviewDay, async ({ day }, { caller }) =>
      readInterviewDay(stores, await settings.now(), caller, day),
    ),
    on(calls.tapInterviews, async ({ taps }, { caller, language }) => {
      await recordTaps(stores, await settings.now(), caller, taps)
      return { message: messages.tapsRecorded[language] }
    }),
    on(calls.timetablePublication, async (_form, { language }) =>
      previewPublication(stores, await settings.now(), language),
    ),
    on(calls.publishTimetable, async ({ seen }, context) => {
      const published = await publishTimetable(await arranging(context), seen)
      return { message: messages.timetablePublished[context.language], published }
    }),
  ]
}

/** The draft, with the rules that it breaks now. */
async function readTimetable(stores: TimetableStores, now: SettingsRecord, language: Language) {
  // Reads the version first, so that a change meanwhile makes it stale, never the appointments.
  const { version, published } = await stores.timetables.state(now.term)
  const input = await readInput(stores, now)
  const answerOf = answersSeen(await stores.answers.list(now.term), input.rules, now)
  const taps = Map.groupBy(await stores.taps.ofTerm(now.term), keyOf)
  const standing = new Map(input.appointments.map((one) => [one.applicant, one]))
  const hours = hoursOn(input)
  const named = input.candidates.map(({ id, name, team, ...dated }) => ({
    ...{ _id: id, name, team },
    hours: hours(dated),
  }))
  return {
    version,
    days: input.days,
    length: input.rules.length,
    pace: input.rules.pace,
    appointments: named.flatMap((who) => {
      const one = standing.get(who._id)
      if (!one) return []
      const { applicant: _, isByHand = false, turn = 0, ...place } = one
      const { state } = dayOf(taps.get(keyOf({ application: who._id, ...place })) ?? [])
      const isKept = input.kept.has(who._id)
      const tapped = state === 'waiting' ? {} : { state }
      return [{ ...who, ...place, turn, isByHand, isKept, ...tapped, answer: answerOf(one) }]
    }),
    over: input.over.map(({ candidate: { id, name, team }, day, start, room, interviewers, turn, read }) => ({
      ...{ _id: id, name, team, day, start, room, interviewers, turn, read },
    })),
    unplaced: named
      .filter(({ _id }) => !standing.has(_id))
      .map((one) => ({ ...one, ...(input.absent.has(one._id) && { didNotCome: true }) })),
    broken: inLanguage(brokenRules(input, input.appointments), language),
    published,
  }
}

/** The answers for staff, only to exactly this appointment of the draft. */
function answersSeen(answered: AnsweredAppointment[], rules: Rules, now: SettingsRecord) {
  const running = announcementOf(now)
  const answers = new Map(answered.map((one) => [one.id, one]))
  return (arranged: Arranged) => {
    const one = answers.get(arranged.applicant)
    const shown = one && appointmentOf(one, running)
    if (!shown || shown.date !== published(arranged, rules, one.team).date) return null
    const answer = answerTo(shown, one.appointmentAnswer)
    return answer && shownAnswer(answer)
  }
}
