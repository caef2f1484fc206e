import { byCaller } from '@recruit/chassis/audit-log/audit-log'
import { on, type Route } from '@recruit/chassis/http/route'
import { calls } from '@recruit/contract'
import { TEAMS, type Team } from '@recruit/contract/constants'
import { appointmentTimes } from '@recruit/contract/interview/appointment-times'
import { dayOf } from '@recruit/contract/interview/day'
import type { SettingsClient } from '@recruit/settings-client/client'
import { answerTo, appointmentShown } from '../application/appointment.ts'
import { announcementOf, lastAnnouncementOf, UNCOUNTED } from '../application/shown-result.ts'
import { isAsked } from '../decisions/answers/answer.ts'
import { publishedInterviews } from '../interviews/day/interview-day.ts'
import { keyOf, type TapPlace } from '../interviews/day/tap.model.ts'
import { seoulDay } from '../shared/seoul-time.ts'
import { countPeriodChange, readAvailability } from './availability.ts'
import { exportApplicants } from './export.ts'
import type { Rehearsals } from './rehearsal/rehearse.ts'
import type { ReportStores } from './report.model.ts'
import { listApplicants, listSecondChoices, readHistory, readOverview } from './report.ts'

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

/** What the staff still have to do in the running term, in numbers. */
async function countToDo(
  { applicants, reports, messaging, reviewing, timetable }: ReportStores,
  settings: SettingsClient,
) {
  const now = await settings.now()
  const [running, last] = [announcementOf(now), lastAnnouncementOf(now)]
  const [decisions, unreviewed, phases, appointed, interviews, tapped, mailings, clock] = await Promise.all([
    reports.toDo(now.term, { running, last }),
    reports.unreviewed(now.term),
    Promise.all(TEAMS.map((team) => reviewing.phases.read({ term: now.term, team, stage: 'documents' }))),
    timetable.answers.appointed(now.term),
    publishedInterviews(now),
    timetable.taps.ofTerm(now.term),
    messaging.mailings.counts(now.term),
    applicants.clock(),
  ])
  const taps = Map.groupBy(tapped, keyOf)
  const stateOf = (place: TapPlace) => dayOf(taps.get(keyOf(place)) ?? [])
  const isAwaited = (place: TapPlace, ends: Date) => ends > clock && stateOf(place).state === 'waiting'
  const unanswered = appointed.filter((application) => {
    const shown = appointmentShown(application, running)
    if (!shown || answerTo(shown, application.appointmentAnswer)) return false
    const { day, start } = shown
    return isAwaited({ application: application.id, day, start }, appointmentTimes(shown).ends)
  })
  // One that has begun runs until its end is tapped, however late that is.
  const isLeft = (one: (typeof interviews)[number]) =>
    isAwaited(one, one.ends) || ['arrived', 'inInterview'].includes(stateOf(one).state)
  const today = interviews.filter((one) => one.day === seoulDay(clock) && isLeft(one))
  const absent = interviews.filter((one) => one.pass === '1stPass' && stateOf(one).state === 'didNotCome')
  const ofTeam = (team: Team) => {
    const counted = decisions.find((row) => row.team === team)
    return {
      team,
      unreviewed: unreviewed.find((row) => row.team === team)?.unreviewed ?? 0,
      reviewsOpen: phases[TEAMS.indexOf(team)]?.isOpen ?? false,
      undecided: counted?.undecided ?? 0,
      withoutDate: counted?.withoutDate ?? 0,
      unpublished: last === UNCOUNTED ? 0 : (counted?.unpublished ?? 0),
      offers: isAsked(now.term, now) ? (counted?.offers ?? 0) : 0,
      appointments: unanswered.filter((one) => one.team === team).length,
      today: today.filter((one) => one.team === team).length,
      absent: absent.filter((one) => one.team === team).length,
    }
  }
  return {
    isPublic: running !== null,
    teams: TEAMS.map(ofTeam),
    drafts: [...mailings.values()].reduce((sum, { draft = 0 }) => sum + draft, 0),
  }
}
