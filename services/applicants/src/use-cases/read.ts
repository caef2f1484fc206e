import { isDeepStrictEqual } from 'node:util'
import { AppError, notFound } from '@recruit/chassis/errors'
import type { Caller } from '@recruit/chassis/internal-token'
import { calls } from '@recruit/contract'
import { DESIGN, MARKETING } from '@recruit/contract/constants'
import { flagsOf } from '@recruit/contract/grid'
import { refusalOf } from '@recruit/contract/permission'
import type { SettingsClient, SettingsRecord } from '@recruit/settings/client'
import type { ApplicantStore } from '../applicant.model.ts'
import { type Application, type Content, contentOf, isId, resultOf } from '../applicant.ts'

/**
 * What the caller may see of an application: the applicant's draft to whoever proved it, the submitted version
 * to staff, else name, team and the result, which is masked until results are shown (design, points 2 and 9).
 */
export async function readApplication(
  store: ApplicantStore,
  settings: SettingsClient,
  caller: Caller,
  { id, view }: { id: string; view?: 'staff' },
) {
  if (view === 'staff') assertIsStaff(caller)
  const now = await settings.now()
  const application = isId(id) ? await store.get(id) : null
  const isMine = view !== 'staff' && (caller.ids?.includes(id) ?? false)
  // Staff must not take the four fields of a stranger for the application.
  if (caller.unsure && !isMine) assertIsStaff(caller)
  const isForStaff = !isMine && caller.role !== undefined
  if (!application || (application.term !== now.term && !isForStaff)) throw notFound()
  if (isForStaff)
    return { ...asWritten(application, application.submitted ?? application), ...resultOf(application, true) }
  const result = publicResult(application, now)
  return isMine
    ? { ...asWritten(application, application), ...result }
    : { name: application.name, team: application.team, ...result }
}

function publicResult(application: Application, now: SettingsRecord) {
  const preAssignment =
    now.showResultToApplicant && application.pass === '1stPass' && preAssignmentOf(application, now)
  return { ...resultOf(application, now.showResultToApplicant), ...(preAssignment && { preAssignment }) }
}

/** The text of the applicant's own team, where its switch is on (design, point 17). */
function preAssignmentOf({ team }: Application, { switches, preAssignments }: SettingsRecord): string {
  if (team === MARKETING)
    return switches.isMarketingPreAssignment ? preAssignments.marketingPreAssignment : ''
  if (team === DESIGN) return switches.isDesignPreAssignment ? preAssignments.designPreAssignment : ''
  return switches.isWebDevPreAssignment ? preAssignments.webDevPreAssignment : ''
}

function asWritten(application: Application, content: Content) {
  const { name, studentId, ewhaianId, team, version, submissions, submitted, submittedAt, updatedAt } =
    application
  return {
    name,
    studentId,
    ewhaianId,
    team,
    ...contentOf(content),
    interviewTime: flagsOf(content.interviewHours),
    isFinalSubmit: submissions > 0,
    version,
    submissions,
    submittedAt: submittedAt?.toISOString() ?? null,
    savedAt: updatedAt.toISOString(),
    hasUnsubmittedEdits:
      submitted !== null && !isDeepStrictEqual(contentOf(application), contentOf(submitted)),
  }
}

function assertIsStaff(caller: Caller): void {
  const refusal = refusalOf({ ...calls.getApplication, who: 'staff' }, caller)
  if (refusal) throw new AppError(refusal.code, refusal.said)
}
