import { on, type Route } from '@recruit/chassis/http-app'
import { calls } from '@recruit/contract'
import { messages } from '@recruit/contract/messages'
import type { SettingsClient } from '@recruit/settings/client'
import type { ApplicantStore } from '../applicant.model.ts'
import { listApplicants, selectPass, setInterviewDate } from '../use-cases/staff.ts'

/** What staff call: both roles read, the admin changes. */
export const staffRoutes = (store: ApplicantStore, settings: SettingsClient): Route[] => [
  on(calls.listApplicants, ({ team }) => listApplicants(store, settings, team)),
  on(calls.selectPass, async ({ _id, pass }, { language }) => {
    await selectPass(store, settings, _id, pass)
    return { message: messages.passSaved[language] }
  }),
  on(calls.setInterviewDate, async ({ _id, date, seq }, { caller, language }) => {
    const order = seq === undefined ? undefined : { seq, by: caller.sid ?? '' }
    const outcome = await setInterviewDate(store, settings, { id: _id, date, order })
    return { message: messages[outcome === 'saved' ? 'dateSaved' : 'dateSuperseded'][language] }
  }),
]
