import { AppError } from '@recruit/chassis/http/errors'
import type { Caller } from '@recruit/chassis/tokens/internal-token'
import { calls } from '@recruit/contract'
import { denialReason } from '@recruit/contract/calls/permission'
import { mayCall } from '@recruit/contract/calls/roles'
import { DESIGN, MARKETING, type Team } from '@recruit/contract/constants'
import { flagsOf } from '@recruit/contract/interview/grid'
import type { SettingsClient, SettingsRecord } from '@recruit/settings-client/client'
import { periodOf } from '../shared/running-term.ts'
import {
  type Application,
  type Content,
  contentOf,
  equalsSubmission,
  type FormOfTerm,
  isId,
  publicResultOf,
} from './applicant.ts'
import type { OwnView } from './ports.ts'
import { answersSeen, answersTo, askedOf, readableOf, type TermQuestions } from './questions/questions.ts'
import type { SaveStores } from './save.ts'
import type { TermPlaces } from './seats/seat.model.ts'
import { secondTeamOf, secondTeamSeen } from './seats/second-choice.ts'
import { announcementOf, asShown } from './shown-result.ts'

interface Reading extends SaveStores {
  own: OwnView
}

/**
 * What the caller may see of an application: the draft for the applicant who proved it, the submitted version for
 * staff, else name, team and the result, which is masked until results are shown.
 */
export async function readApplication(
  { applicants, questions, seats, own }: Reading,
  settings: SettingsClient,
  caller: Caller,
  { id, view }: { id: string; view?: 'staff' },
) {
  if (view === 'staff') assertIsStaff(caller)
  const now = await settings.now()
  const found = isId(id) ? await applicants.get(id) : null
  const isMine = view !== 'staff' && (caller.ids?.includes(id) ?? false)
  // Staff must not mistake the four public fields for the application.
  if (caller.unsure && !isMine) assertIsStaff(caller)
  const isForStaff = !isMine && mayCall(caller.role, 'staff')
  if (!found || (found.term !== now.term && !isForStaff)) throw new AppError('notFound')
  const formOf = (ofTerm: TermQuestions, { hasSecondChoice }: TermPlaces, team: Team): FormOfTerm => ({
    ...{ asked: askedOf(ofTerm, team), hasSecondChoice },
    days: periodOf(now, found.term)?.days ?? null,
  })
  if (isForStaff) {
    const [ofTerm, places] = await Promise.all([questions.recently(found.term), seats.recently(found.term)])
    return {
      ...asWritten(found, found.submitted ?? found, formOf(ofTerm, places, found.team)),
      ...answersForStaff(found, ofTerm),
      ...(places.hasSecondChoice && { secondTeam: secondTeamSeen(found) ?? ('' as const) }),
      pass: found.pass,
      date: found.date,
    }
  }
  const application = asShown(found, now)
  const result = publicResult(application, now)
  if (!isMine) return { name: application.name, team: application.team, ...result }
  const [appointment, ofTerm, places] = await Promise.all([
    own.appointment(application, now),
    questions.recently(application.term),
    seats.recently(application.term),
  ])
  const form = formOf(ofTerm, places, application.team)
  return {
    ...asWritten(application, application, form),
    ...ownAdditions(application, form),
    ...result,
    ...(appointment && { appointment }),
    ...own.offer(application, now),
  }
}

function publicResult(application: Application, now: SettingsRecord) {
  const result = publicResultOf(application, announcementOf(now))
  const preAssignment = result.pass === '1stPass' && preAssignmentOf(application, now)
  return { ...result, ...(preAssignment && { preAssignment }) }
}

/** The text of the applicant's own team, if its switch is on. */
function preAssignmentOf({ team }: Application, { switches, preAssignments }: SettingsRecord): string {
  if (team === MARKETING)
    return switches.isMarketingPreAssignment ? preAssignments.marketingPreAssignment : ''
  if (team === DESIGN) return switches.isDesignPreAssignment ? preAssignments.designPreAssignment : ''
  return switches.isWebDevPreAssignment ? preAssignments.webDevPreAssignment : ''
}

function asWritten(application: Application, content: Content, form: FormOfTerm) {
  const { name, studentId, ewhaianId, team, version, submissions, submitted, submittedAt, updatedAt } =
    application
  return {
    name,
    studentId,
    ewhaianId,
    team,
    ...contentOf(content),
    interviewDays: content.interviewDays ?? form.days,
    interviewTime: flagsOf(content.interviewHours),
    isFinalSubmit: submissions > 0,
    version,
    submissions,
    submittedAt: submittedAt?.toISOString() ?? null,
    savedAt: updatedAt.toISOString(),
    hasUnsubmittedEdits: submitted !== null && !equalsSubmission(application, form),
  }
}

/** What the term asks in addition and what the applicant has written there; nothing where that is nothing. */
function ownAdditions(application: Application, { asked, hasSecondChoice }: FormOfTerm) {
  const { questions, version } = asked
  return {
    ...(questions.length > 0 && {
      ...{ questions, questionsVersion: version, answers: answersTo(questions, application.answers) },
    }),
    ...(hasSecondChoice && { secondTeam: secondTeamOf(application) ?? ('' as const) }),
  }
}

/** The submitted answers, else the draft's, with the words of questions that are asked no more. */
function answersForStaff(application: Application, ofTerm: TermQuestions) {
  const answers = answersSeen(application)
  const questions = readableOf(ofTerm, application.team, answers)
  return questions.length ? { questions, answers: answersTo(questions, answers) } : {}
}

function assertIsStaff(caller: Caller): void {
  const denial = denialReason({ ...calls.getApplication, who: 'staff' }, caller)
  if (denial) throw new AppError(denial)
}
