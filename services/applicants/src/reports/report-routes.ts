import { byCaller } from '@recruit/chassis/audit-log/audit-log'
import { on, type Route } from '@recruit/chassis/http/route'
import { calls } from '@recruit/contract'
import type { SettingsClient } from '@recruit/settings-client/client'
import { countPeriodChange, readAvailability } from './availability.ts'
import { exportApplicants } from './export.ts'
import type { Rehearsals } from './rehearsal/rehearse.ts'
import { listApplicants, listSecondChoices, readHistory, readOverview } from './report.ts'
import type { ReportStores } from './report-stores.ts'
import { countToDo } from './to-do.ts'

/** The calls of staff that read many applications: both roles read, the admin exports and rehearses. */
export const reportRoutes = (
  stores: ReportStores,
  settings: SettingsClient,
  rehearsals: Rehearsals,
): Route[] => [
  on(calls.listApplicants, (form) => listApplicants(stores, settings, form)),
  on(calls.secondChoices, (form) => listSecondChoices(stores, settings, form)),
  on(calls.availability, (form, { caller }) => readAvailability(stores, settings, caller, form)),
  on(calls.periodChange, (form) => countPeriodChange(stores, settings, form)),
  on(calls.toDoCounts, () => countToDo(stores, settings)),
  on(calls.overview, ({ term }) => readOverview(stores, settings, term)),
  on(calls.applicantHistory, (form) => readHistory(stores, form)),
  on(calls.rehearseTerm, (asked) => rehearsals.rehearse(asked)),
  on(calls.exportApplicants, (form, { caller, language }) =>
    exportApplicants(stores, settings, { ...form, language }, byCaller(caller)),
  ),
]
