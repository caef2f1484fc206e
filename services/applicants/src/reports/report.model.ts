import type { History } from '@recruit/chassis/audit-log/audit-log'
import { type Answer, DEFAULT_REVIEWS_NEEDED, type Pass, type Team } from '@recruit/contract/constants'
import type { DatedHours } from '@recruit/contract/interview/interview-days'
import {
  type InferAttributes,
  literal,
  Op,
  QueryTypes,
  type Sequelize,
  type WhereOptions,
  where,
} from 'sequelize'
import type { ApplicantStore } from '../application/applicant.model.ts'
import {
  asApplication,
  dated,
  EMAIL_NOW,
  PHONE_NOW,
  Row,
  SUBMITTED_DAYS,
  SUBMITTED_HOURS,
} from '../application/applicant.row.ts'
import type { Application, Identity } from '../application/applicant.ts'
import type { QuestionStore } from '../application/questions/question.model.ts'
import type { SeatStore } from '../application/seats/seat.model.ts'
import { type Announcement, heldBackSql } from '../application/shown-result.ts'
import type { Answered } from '../decisions/answers/answer.ts'
import type { TimetableStores } from '../interviews/timetable-stores.ts'
import type { MessagingStores } from '../messages/messaging-stores.ts'
import type { ReviewingStores } from '../reviewing/reviewing-stores.ts'
import { type Counted, STATUSES, type TermStore } from '../terms/term.model.ts'

export type Listed = Identity &
  Pick<Application, 'id' | 'team' | 'pass' | 'date' | 'email' | 'phonenum'> &
  Answered & { isFinalSubmit: boolean }
export interface DayCount {
  day: string
  team: Team
  count: number
}

const PORTION = 500

const sum = (condition: string, name: string) => `CAST(COALESCE(SUM(${condition}), 0) AS SIGNED) AS ${name}`

const SUBMITTED_SECOND_TEAM = literal("JSON_UNQUOTE(JSON_EXTRACT(submitted, '$.secondTeam'))")

/** In the order of enrolment. */
async function listed(where: WhereOptions<Row>): Promise<Listed[]> {
  const rows = await Row.findAll({
    where,
    attributes: [
      ...['id', 'name', 'studentId', 'ewhaianId', 'team', 'pass', 'date', 'submissions', 'term'],
      ...['shownPass', 'shownDate', 'shownIn', 'answer', 'answeredAt'],
      [EMAIL_NOW, 'email'],
      [PHONE_NOW, 'phonenum'],
    ],
    order: ['createdAt', 'id'],
    raw: true,
  })
  return rows.map(({ submissions, ...row }) => ({ ...row, isFinalSubmit: submissions > 0 }))
}

/** What staff read of many applications. */
export function reportStore(db: Sequelize) {
  const select = <Found extends object>(sql: string, replacements: unknown[]) =>
    db.query<Found>(sql, { type: QueryTypes.SELECT, replacements })

  /** Days of Seoul's calendar, which has no summer time. */
  const perDay = (column: 'created_at' | 'submitted_at', term: number) =>
    select<DayCount>(
      `SELECT DATE_FORMAT(${column} + INTERVAL 9 HOUR, '%Y-%m-%d') AS day, team, COUNT(*) AS count
         FROM applications WHERE term = ? AND ${column} IS NOT NULL GROUP BY day, team ORDER BY day, team`,
      [term],
    )

  return {
    /** One team's applications in the order of enrolment. */
    list: (term: number, team: Team): Promise<Listed[]> => listed({ term, team }),

    /** Submitted applications of others with this second choice, failed or of one of the `open` teams. */
    secondChoices: (term: number, team: Team, open: Team[]): Promise<Listed[]> =>
      listed({
        ...{ term, team: { [Op.ne]: team }, submissions: { [Op.gt]: 0 } },
        [Op.and]: [where(SUBMITTED_SECOND_TEAM, String(team))],
        [Op.or]: [{ pass: 'fail' }, { pass: 'default', team: open }],
      }),

    async sharedStudentIds(term: number): Promise<Set<string>> {
      const rows = await Row.findAll({
        where: { term },
        attributes: ['studentId'],
        group: ['studentId'],
        having: literal('COUNT(*) > 1'),
        raw: true,
      })
      return new Set(rows.map((row) => row.studentId))
    },

    /**
     * Whole applications, of one team or all, in the order of enrolment. Read in portions after the last id, because
     * one read of thousands takes too long and offsets skip rows when an application is withdrawn.
     */
    async all(term: number, team?: Team): Promise<Application[]> {
      const all: InferAttributes<Row>[] = []
      for (let last = ''; ; last = all.at(-1)?.id ?? '') {
        const where = { term, ...(team && { team }), id: { [Op.gt]: last } }
        const rows = await Row.findAll({ where, order: ['id'], limit: PORTION, raw: true })
        all.push(...rows)
        if (rows.length < PORTION) break
      }
      const inOrder = all.toSorted((a, b) => a.team - b.team || Number(a.createdAt) - Number(b.createdAt))
      return inOrder.map(asApplication)
    },

    async hours(term: number, team: Team, pass?: Pass) {
      const rows = await Row.findAll({
        where: { term, team, submissions: { [Op.gt]: 0 }, ...(pass && { pass }) },
        attributes: ['id', 'name', [SUBMITTED_HOURS, 'interviewHours'], [SUBMITTED_DAYS, 'interviewDays']],
        order: ['name', 'id'],
        raw: true,
      })
      return rows.map(({ id, name, ...hours }) => ({ id, name, ...dated(hours) }))
    },

    /** Each application's hours in the draft and in the submission, if any. */
    async versionsOfHours(term: number): Promise<DatedHours[][]> {
      const rows = await select<Record<'hours' | 'days' | 'submittedHours' | 'submittedDays', unknown>>(
        `SELECT interview_hours AS hours, interview_days AS days, ${SUBMITTED_HOURS.val} AS submittedHours,
          ${SUBMITTED_DAYS.val} AS submittedDays FROM applications WHERE term = ?`,
        [term],
      )
      return rows.map(({ hours, days, submittedHours, submittedDays }) => [
        dated({ interviewHours: hours, interviewDays: days }),
        ...(submittedHours === null
          ? []
          : [dated({ interviewHours: submittedHours, interviewDays: submittedDays })]),
      ])
    },

    statuses: (term: number) => select<Counted>(STATUSES, [term]),
    /** The answers of submitted applicants who see a final pass. */
    answers: (term: number, running: Announcement) =>
      select<{ team: Team; answer: Answer | ''; count: number }>(
        `SELECT team, COALESCE(answer, '') AS answer, COUNT(*) AS count FROM applications
          WHERE term = ? AND submissions > 0 AND IF(${heldBackSql(running)}, shown_pass, pass) = 'finalPass'
          GROUP BY team, answer ORDER BY team, answer`,
        [term],
      ),
    /** What waits for a decision, a date, publication or an answer, of each team. */
    toDo: (term: number, { running, last }: { running: Announcement; last: number }) =>
      select<Record<'team' | 'undecided' | 'withoutDate' | 'unpublished' | 'offers', number>>(
        `SELECT team, ${sum("submissions > 0 AND pass = 'default'", 'undecided')},
          ${sum("submissions > 0 AND pass = '1stPass' AND date = ''", 'withoutDate')},
          ${sum('shown_in >= ?', 'unpublished')},
          ${sum(
            `submissions > 0 AND answer IS NULL AND IF(${heldBackSql(running)}, shown_pass, pass) = 'finalPass'`,
            'offers',
          )} FROM applications WHERE term = ? GROUP BY team`,
        [last, term],
      ),
    /**
     * Undecided applications with fewer reviews of the documents than their team needs, of teams that have criteria and
     * still take reviews.
     */
    unreviewed: (term: number) =>
      select<Record<'team' | 'unreviewed', number>>(
        `SELECT a.team, COUNT(*) AS unreviewed FROM applications AS a
          LEFT JOIN reviewing_phases AS p
            ON p.term = a.term AND p.team = a.team AND p.stage = 'documents'
          WHERE a.term = ? AND a.submissions > 0 AND a.pass = 'default' AND p.opened_at IS NULL
            AND EXISTS (SELECT 1 FROM criteria AS c
              WHERE c.term = a.term AND c.team = a.team AND c.stage = 'documents')
            AND (SELECT COUNT(*) FROM reviews AS r WHERE r.application = a.id AND r.team = a.team
              AND r.stage = 'documents' AND r.state = 'submitted') < COALESCE(p.needed, ?) GROUP BY a.team`,
        [term, DEFAULT_REVIEWS_NEEDED],
      ),
    enrolledPerDay: (term: number) => perDay('created_at', term),
    submittedPerDay: (term: number) => perDay('submitted_at', term),

    async perTerm(): Promise<Map<number, number>> {
      const rows = await select<{ term: number; count: number }>(
        'SELECT term, COUNT(*) AS count FROM applications GROUP BY term',
        [],
      )
      return new Map(rows.map(({ term, count }) => [term, count]))
    },
  }
}
export type ReportStore = ReturnType<typeof reportStore>

/** What reports read. */
export interface ReportStores {
  applicants: ApplicantStore
  reports: ReportStore
  messaging: MessagingStores
  questions: QuestionStore
  reviewing: ReviewingStores
  seats: SeatStore
  terms: TermStore
  timetable: TimetableStores
  history: History
}
