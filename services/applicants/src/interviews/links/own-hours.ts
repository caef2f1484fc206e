import { AppError } from '@recruit/chassis/http/errors'
import type { SettingsClient } from '@recruit/settings-client/client'
import type { Interviewer } from '../interviewer.model.ts'
import type { TimetableStores } from '../timetable-stores.ts'

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
export async function readOwnHours(stores: TimetableStores, settings: SettingsClient, token: string) {
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
export async function saveOwnHours(
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
  if (saved === 'gone' || saved === 'full') throw new AppError('linkUnusable')
  if (saved === 'stale') throw new AppError('staleVersion')
  return saved.version
}
