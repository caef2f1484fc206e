import { byCaller } from '@recruit/chassis/audit-log/audit-log'
import { AppError, written } from '@recruit/chassis/http/errors'
import { on, type Route } from '@recruit/chassis/http/route'
import { assertNoWait, blockWaits, countingWrong } from '@recruit/chassis/limits/wrong-tries'
import type { Redis } from '@recruit/chassis/redis/redis'
import { shownLink } from '@recruit/chassis/tokens/secret'
import { type Calls, calls, type RequestOf } from '@recruit/contract'
import { messages, tooManyLinks } from '@recruit/contract/messages'
import { USAGE_LIMITS } from '@recruit/contract/rules/usage-limits'
import type { SettingsClient } from '@recruit/settings-client/client'
import type { ApplicantLimits } from '../application/limits/applicant-limits.ts'
import type { TimetableStores } from './timetable-stores.ts'

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
    return { message: messages.linkMade[language], ...shownLink(link) }
  }),
  on(calls.readOwnHours, ({ token }, { address }) =>
    limited(address, () => readOwnHours(stores, settings, token)),
  ),
  on(calls.saveOwnHours, async (form, { address, language }) => {
    const version = await limited(address, () => saveOwnHours(stores, settings, form, countHours))
    return { message: messages.interviewerSaved[language], version }
  }),
]

/** The interviewer who owns the link. Throws 'linkUnusable' for every defect of a link. */
async function ownerOf(stores: TimetableStores, term: number, token: string) {
  const link = await stores.links.find(term, token)
  const own = link && (await stores.interviewers.list(term)).find(({ id }) => id === link.interviewer)
  if (!own) throw new AppError('linkUnusable')
  return { own, expiresAt: link.expiresAt }
}

/** What an interviewer reads by her link: what staff know of her, and nothing about others. */
async function readOwnHours(stores: TimetableStores, settings: SettingsClient, token: string) {
  const { own, expiresAt } = await ownerOf(stores, (await settings.now()).term, token)
  const { version, name, teams, interviewHours, interviewDays, mostPerDay, mostInARow } = own
  return {
    ...{ version, name, teams, interviewHours, interviewDays, mostPerDay, mostInARow },
    expiresAt: expiresAt.toISOString(),
  }
}

/**
 * Returns the new version; `count` throws when she saves too often. Name, teams and member stay as staff have set them.
 */
async function saveOwnHours(
  stores: TimetableStores,
  settings: SettingsClient,
  { token, ...hours }: RequestOf<Calls['saveOwnHours']>,
  count: (interviewer: string) => Promise<void>,
): Promise<number> {
  const { term } = await settings.now()
  const { own } = await ownerOf(stores, term, token)
  await count(own.id)
  const by = { role: 'system', session: '', member: own.name }
  const saved = await stores.interviewers.save(term, { ...own, ...hours }, by)
  return written(saved, { gone: 'linkUnusable', full: 'linkUnusable' }).version
}

/** Counts invalid links by address block, like wrong staff keys. Throws without Redis. */
export function wrongLinkLimits(redis: Redis) {
  const countsOf = blockWaits(redis, 'throttle:applicants:links', USAGE_LIMITS.wrongLinks)

  return async function limited<Result>(address: string, open: () => Promise<Result>): Promise<Result> {
    const counts = countsOf(address)
    await assertNoWait(counts, tooManyLinks)
    return countingWrong(counts, ({ reason }) => reason === 'linkUnusable', open)
  }
}
export type WrongLinkLimits = ReturnType<typeof wrongLinkLimits>
