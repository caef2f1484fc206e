import { byCaller } from '@recruit/chassis/audit-log/audit-log'
import { AppError, written } from '@recruit/chassis/http/errors'
import { on, type Route } from '@recruit/chassis/http/route'
import { growingWait } from '@recruit/chassis/limits/counters'
import { addressBlocks } from '@recruit/chassis/limits/shares'
import type { Redis } from '@recruit/chassis/redis/redis'
import { calls } from '@recruit/contract'
import { messages, tooManyLinks } from '@recruit/contract/messages'
import { USAGE_LIMITS, WIDE_BLOCK_FACTOR } from '@recruit/contract/rules/usage-limits'
import type { SettingsClient } from '@recruit/settings-client/client'
import type { ApplicantLimits } from '../../application/limits/applicant-limits.ts'
import type { Interviewer } from '../interviewer.model.ts'
import type { TimetableStores } from '../timetable-stores.ts'

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

type OwnHours = Pick<
  Interviewer,
  'version' | 'interviewHours' | 'interviewDays' | 'mostPerDay' | 'mostInARow'
>

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
  { token, ...hours }: OwnHours & { token: string },
  count: (interviewer: string) => Promise<void>,
): Promise<number> {
  const { term } = await settings.now()
  const { own } = await ownerOf(stores, term, token)
  await count(own.id)
  const by = { role: 'system', session: '', member: own.name }
  const saved = await stores.interviewers.save(term, { ...own, ...hours }, by)
  return written(saved, { gone: 'linkUnusable', full: 'linkUnusable' }).version
}

const { wrongLinks } = USAGE_LIMITS

/** Counts invalid links by address block, like wrong staff keys. Throws without Redis. */
export function wrongLinkLimits(redis: Redis) {
  const counted = (name: string, factor: number) =>
    growingWait(redis, `throttle:applicants:${name}`, {
      ...wrongLinks,
      most: wrongLinks.most * factor,
      firstWaitSeconds: wrongLinks.waitSeconds,
    })
  const counts = [counted('links', 1), counted('links-wide', WIDE_BLOCK_FACTOR)]
  const countsOf = (address: string) =>
    addressBlocks(address).flatMap((who, index) => {
      const wrong = counts[index]
      return wrong && who ? [{ wrong, who }] : []
    })

  return async function limited<Result>(address: string, open: () => Promise<Result>): Promise<Result> {
    const blocks = countsOf(address)
    const waits = await Promise.all(blocks.map(({ wrong, who }) => wrong.secondsToWait(who)))
    const retryAfter = Math.max(...waits)
    if (retryAfter) throw new AppError('tooManyTries', { said: tooManyLinks(retryAfter), retryAfter })
    try {
      return await open()
    } catch (thrown) {
      if (thrown instanceof AppError && thrown.reason === 'linkUnusable')
        await Promise.all(blocks.map(({ wrong, who }) => wrong.add(who)))
      throw thrown
    }
  }
}
export type WrongLinkLimits = ReturnType<typeof wrongLinkLimits>
