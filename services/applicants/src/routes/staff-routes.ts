import { byCaller } from '@recruit/chassis/history'
import { on, type Route } from '@recruit/chassis/http-app'
import type { Caller } from '@recruit/chassis/internal-token'
import { calls } from '@recruit/contract'
import { messages } from '@recruit/contract/messages'
import type { SettingsClient } from '@recruit/settings/client'
import type { Stores } from '../stores.ts'
import {
  correct,
  type Desk,
  notePrint,
  selectPass,
  setInterviewDate,
  setManyPasses,
} from '../use-cases/decide.ts'
import { exportApplicants } from '../use-cases/export.ts'
import { listApplicants, readAvailability, readHistory, readOverview } from '../use-cases/report.ts'

/** What staff call: both roles read, the admin changes and takes away. */
export function staffRoutes(stores: Stores, settings: SettingsClient): Route[] {
  const desk = (caller: Caller): Desk => ({ decisions: stores.decisions, settings, by: byCaller(caller) })
  return [
    on(calls.listApplicants, (form) => listApplicants(stores, settings, form)),
    on(calls.selectPass, async ({ _id: id, pass, was }, { caller, language }) => {
      await selectPass(desk(caller), { id, pass, was })
      return { message: messages.passSaved[language] }
    }),
    on(calls.setInterviewDate, async ({ _id: id, date, was, seq, window = '' }, { caller, language }) => {
      const order = seq === undefined ? undefined : { seq, by: `${caller.sid}${window && ` ${window}`}` }
      const superseded = (await setInterviewDate(desk(caller), { id, date, was, order })) === 'superseded'
      return { message: messages[superseded ? 'dateSuperseded' : 'dateSaved'][language], superseded }
    }),
    on(calls.bulkPass, async (form, { caller, language }) => {
      const outcome = await setManyPasses(desk(caller), form)
      return { message: messages.bulkSaved[language], ...outcome }
    }),
    on(calls.correctApplicant, async ({ _id: id, ...form }, { caller, language }) => {
      await correct(desk(caller), { id, ...form })
      return { message: messages.corrected[language] }
    }),
    on(calls.availability, (form, { caller }) => readAvailability(stores, settings, caller, form)),
    on(calls.overview, ({ term }) => readOverview(stores, settings, term)),
    on(calls.applicantHistory, (form) => readHistory(stores, form)),
    on(calls.exportApplicants, (form, { caller, language }) =>
      exportApplicants(stores, settings, { ...form, language }, byCaller(caller)),
    ),
    on(calls.notePrint, async ({ _id }, { caller, language }) => {
      await notePrint(desk(caller), stores.applicants.get, _id)
      return { message: messages.printNoted[language] }
    }),
  ]
}
