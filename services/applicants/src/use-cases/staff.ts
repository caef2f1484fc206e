import { AppError, notFound } from '@recruit/chassis/errors'
import { DATE_MAX, type Pass, type Team } from '@recruit/contract/constants'
import { messages } from '@recruit/contract/messages'
import { lengthOf, normalise } from '@recruit/contract/text'
import type { SettingsClient } from '@recruit/settings/client'
import type { ApplicantStore } from '../applicant.model.ts'
import { isId } from '../applicant.ts'

/** One team's applications of the current term, drafts included, in the order of enrolment. */
export async function listApplicants(store: ApplicantStore, settings: SettingsClient, team: Team) {
  const { term } = await settings.now()
  const [rows, shared] = await Promise.all([store.list(term, team), store.sharedStudentIds(term)])
  const applicants = rows.map(({ id, ...row }) => ({
    _id: id,
    ...row,
    sharesStudentId: shared.has(row.studentId),
  }))
  return { applicants, team }
}

/** Any status may follow any other (specification, section 4); earlier terms are read-only. */
export async function selectPass(
  store: ApplicantStore,
  settings: SettingsClient,
  id: string,
  pass: Pass,
): Promise<void> {
  const { term } = await settings.now()
  if (!isId(id) || !(await store.setPass(id, term, pass))) throw notFound()
}

/** The interview schedule as free text; `order` tells keystrokes of one session apart. */
export async function setInterviewDate(
  store: ApplicantStore,
  settings: SettingsClient,
  { id, date, order }: { id: string; date: string; order?: { seq: number; by: string } },
): Promise<'saved' | 'superseded'> {
  if (lengthOf(date) > DATE_MAX) throw new AppError('refused', messages.dateTooLong)
  const { term } = await settings.now()
  const outcome = isId(id) ? await store.setDate(id, term, normalise(date), order) : 'gone'
  if (outcome === 'gone') throw notFound()
  return outcome
}
