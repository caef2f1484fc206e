import { byCaller } from '@recruit/chassis/audit-log/audit-log'
import { AppError, written } from '@recruit/chassis/http/errors'
import { type Context, on, type Route } from '@recruit/chassis/http/route'
import { calls } from '@recruit/contract'
import { namedDays } from '@recruit/contract/interview/interview-days'
import { messages } from '@recruit/contract/messages'
import type { SettingsClient } from '@recruit/settings-client/client'
import type { ApplicantStore } from '../application/applicant.model.ts'
import type { ApplicantLimits } from '../application/limits/applicant-limits.ts'
import { periodOf } from '../shared/running-term.ts'
import { answerAppointment, shownAnswer } from './answers/appointment-answer.ts'
import {
  type ArrangeContext,
  applyRun,
  lockAppointments,
  placeAppointment,
  removeAppointment,
} from './arrange.ts'
import { readTimetable } from './board.ts'
import { readInterviewDay, recordTaps } from './day/interview-day.ts'
import { previewPublication, publishTimetable } from './publish.ts'
import type { TimetableRunner } from './runner.ts'
import { listRuns, readRun, startRun } from './runs.ts'
import type { TimetableStores } from './timetable-stores.ts'

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
