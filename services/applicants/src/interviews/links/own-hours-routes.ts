import { byCaller } from '@recruit/chassis/audit-log/audit-log'
import { AppError } from '@recruit/chassis/http/errors'
import { on, type Route } from '@recruit/chassis/http/route'
import { calls } from '@recruit/contract'
import { messages } from '@recruit/contract/messages'
import type { SettingsClient } from '@recruit/settings-client/client'
import type { ApplicantLimits } from '../../application/limits/applicant-limits.ts'
import type { TimetableStores } from '../timetable-stores.ts'
import { readOwnHours, saveOwnHours } from './own-hours.ts'
import type { WrongLinkLimits } from './wrong-links.ts'

/** The admin's call that makes an interviewer's link, and the calls by that link. */
export const ownHoursRoutes = (
  stores: TimetableStores,
  settings: SettingsClient,
  limited: WrongLinkLimits,
  { countHours }: Pick<ApplicantLimits, 'countHours'>,
): Route[] => [
  on(calls.newInterviewerLink, async ({ id }, { caller, language }) => {
    const link = await stores.links.make((await settings.now()).term, id, byCaller(caller))
    if (!link) throw new AppError('notFound')
    const { token, expiresAt } = link
    return { message: messages.linkMade[language], token, expiresAt: expiresAt.toISOString() }
  }),
  on(calls.readOwnHours, ({ token }, { address }) =>
    limited(address, () => readOwnHours(stores, settings, token)),
  ),
  on(calls.saveOwnHours, async (form, { address, language }) => {
    const version = await limited(address, () => saveOwnHours(stores, settings, form, countHours))
    return { message: messages.interviewerSaved[language], version }
  }),
]
