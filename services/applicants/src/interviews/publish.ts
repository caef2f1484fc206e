import { AppError } from '@recruit/chassis/http/errors'
import { inTransaction } from '@recruit/chassis/mysql/mysql'
import type { Language } from '@recruit/contract/text'
import type { SettingsRecord } from '@recruit/settings-client/client'
import { announcementOf, lastAnnouncementOf } from '../application/shown-result.ts'
import { writeDecision } from '../decisions/publication.model.ts'
import { stagingOf } from '../decisions/staging.ts'
import type { ArrangeContext } from './arrange.ts'
import { brokenRules, inLanguage, refuseBroken } from './broken-rules.ts'
import { planDigest, publicationPlan } from './publication-plan.ts'
import { readInput, type TimetableStores } from './timetable-stores.ts'

/** The texts that publishing would write or remove, and the obstacles to it. */
export async function previewPublication(stores: TimetableStores, now: SettingsRecord, language: Language) {
  const running = announcementOf(now)
  const { version } = await stores.timetables.state(now.term)
  const [input, announced] = [await readInput(stores, now), await stores.timetables.announced(now.term)]
  const plan = publicationPlan(input, announced, lastAnnouncementOf(now))
  const placed = new Set(input.appointments.map(({ applicant }) => applicant))
  return {
    isPublic: running !== null,
    version,
    changes: plan.map(({ id, name, team, date, next }) => ({ _id: id, name, team, date, next })),
    unplaced: input.candidates
      .filter(({ id }) => !placed.has(id) && !input.absent.has(id))
      .map(({ id, name, team }) => ({ _id: id, name, team })),
    broken: inLanguage(brokenRules(input, input.appointments), language),
    seen: planDigest(version, plan),
  }
}

/**
 * Writes the draft's appointments into the applications, as texts that are staged while results are public. Returns how
 * many. Throws 'timetableChanged' if the plan is not what was seen.
 */
export async function publishTimetable(
  { stores, now, by, language }: ArrangeContext,
  seen: string,
): Promise<number> {
  const ids = [...(await stores.timetables.teamsToAnnounce(now.term)).keys()]
  const staging = stagingOf(now, true)
  return inTransaction(stores.db, async (transaction) => {
    const version = await stores.timetables.lockForUpdate(now.term, transaction)
    const announced = await stores.timetables.announced(now.term, { ids, transaction })
    const input = await readInput(stores, now, transaction)
    const plan = publicationPlan(input, announced, staging.last)
    if (planDigest(version, plan) !== seen) throw new AppError('timetableChanged')
    refuseBroken(brokenRules(input, input.appointments), language)
    for (const { id, next, publishedAppointments } of plan) {
      await writeDecision([id], { date: next, dateSeq: 0, dateSeqBy: '' }, staging, transaction)
      await stores.timetables.writePublished(id, publishedAppointments, transaction)
    }
    await stores.timetables.markPublished(now.term, version, transaction)
    const lines = plan
      .filter(({ date, next }) => date !== next)
      .map(({ id, date, next }) => ({ what: 'date', about: id, from: date, to: next }))
    const line = { what: 'timetablePublished', to: String(plan.length) }
    await stores.history.append(by, [...lines, line], transaction)
    await stores.onPublished({ now, ids, hasNewResults: false }, transaction)
    return plan.length
  })
}
