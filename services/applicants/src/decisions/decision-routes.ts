import { byCaller } from '@recruit/chassis/audit-log/audit-log'
import { on, type Route } from '@recruit/chassis/http/route'
import type { Caller } from '@recruit/chassis/tokens/internal-token'
import { calls } from '@recruit/contract'
import { messages } from '@recruit/contract/messages'
import type { SettingsClient } from '@recruit/settings/client'
import type { Stores } from '../stores.ts'
import {
  correct,
  type DecisionContext,
  notePrint,
  selectPass,
  setInterviewDate,
  setManyPasses,
} from './decide.ts'
import { publish, readUnpublished } from './publish.ts'
import { countPeriodChange, readAvailability } from '../reports/availability.ts'
import { exportApplicants } from '../reports/export.ts'
import { listApplicants, readHistory, readOverview } from '../reports/report.ts'

/** The calls of staff: both roles read, the admin changes and exports. */
export function staffRoutes(stores: Stores, settings: SettingsClient): Route[] {
  const decisionContext = (caller: Caller): DecisionContext => ({
    decisions: stores.decisions,
    settings,
    by: byCaller(caller),
  })
  return [
    on(calls.listApplicants, (form) => listApplicants(stores, settings, form)),
    on(calls.selectPass, async ({ _id: id, ...decision }, { caller, language }) => {
      await selectPass(decisionContext(caller), { id, ...decision })
      return { message: messages.passSaved[language] }
    }),
    on(calls.setInterviewDate, async ({ _id: id, seq, window = '', ...typed }, { caller, language }) => {
      const order = seq === undefined ? undefined : { seq, by: `${caller.sid}${window && ` ${window}`}` }
      const superseded =
        (await setInterviewDate(decisionContext(caller), { id, ...typed, order })) === 'superseded'
      return { message: messages[superseded ? 'dateSuperseded' : 'dateSaved'][language], superseded }
    }),
    on(calls.bulkPass, async (form, { caller, language }) => {
      const outcome = await setManyPasses(decisionContext(caller), form)
      return { message: messages.bulkSaved[language], ...outcome }
    }),
    on(calls.unpublished, (asked) => readUnpublished(stores.publications, settings, asked)),
    on(calls.publish, async (asked, { caller, language }) => {
      const published = await publish(stores.publications, settings, asked, byCaller(caller))
      return { message: messages.published[language], published }
    }),
    on(calls.correctApplicant, async ({ _id: id, ...form }, { caller, language }) => {
      await correct(decisionContext(caller), { id, ...form })
      return { message: messages.corrected[language] }
    }),
    on(calls.availability, (form, { caller }) => readAvailability(stores, settings, caller, form)),
    on(calls.periodChange, (form) => countPeriodChange(stores, settings, form)),
    on(calls.overview, ({ term }) => readOverview(stores, settings, term)),
    on(calls.applicantHistory, (form) => readHistory(stores, form)),
    on(calls.exportApplicants, (form, { caller, language }) =>
      exportApplicants(stores, settings, { ...form, language }, byCaller(caller)),
    ),
    on(calls.notePrint, async ({ _id }, { caller, language }) => {
      await notePrint(decisionContext(caller), stores.applicants.get, _id)
      return { message: messages.printNoted[language] }
    }),
  ]
}
