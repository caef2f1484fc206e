import { queriesOf } from '@recruit/chassis/mysql/queries'
import type { Answer, Pass, Team } from '@recruit/contract/constants'
import type { Language } from '@recruit/contract/text'
import type { Sequelize, Transaction } from 'sequelize'
import { unpacked } from '../application/applicant.row.ts'
import type { AppointmentAnswer, PublishedAppointment } from '../application/appointment.ts'
import { type Announcement, resultShown } from '../application/shown-result.ts'

/** The receivers of a text by staff. */
export type Audience =
  | { ids: string[] }
  | { teams: Team[]; who: 'submitted' | 'drafts'; statuses?: Pass[] | undefined }

/** The results by which an audience is chosen, if any. */
export const statusesOf = (audience: Audience | null): Pass[] | undefined =>
  audience && 'statuses' in audience ? audience.statuses : undefined

/** An applicant as a receiver: the address and language of her submission. */
export interface Receiver {
  id: string
  name: string
  team: Team
  address: string
  language: Language
  submissions: number
  pass: Pass
  date: string
  shownPass: Pass | null
  shownDate: string | null
  shownIn: number | null
  publishedAppointments: PublishedAppointment[] | null
  appointmentAnswer: AppointmentAnswer | null
  /** To a final pass. */
  answer: Answer | null
}

const COLUMNS = `id, name, team, COALESCE(JSON_UNQUOTE(JSON_EXTRACT(submitted, '$.email')), email) AS address,
    COALESCE(language, 'ko') AS language, submissions, pass, date, shown_pass AS shownPass, shown_date AS shownDate,
    shown_in AS shownIn, published_appointments AS publishedAppointments, appointment_answer AS appointmentAnswer, answer`
const SUBMITTED = { submitted: 'submissions > 0', drafts: 'submissions = 0', all: 'TRUE' }
/** By ids alone and in their order: a locking statement also locks every other row that it reads. */
const LOCK = `SELECT ${COLUMNS} FROM applications FORCE INDEX (PRIMARY)
  WHERE id IN (?) AND term = ? AND ${SUBMITTED.submitted} ORDER BY id FOR UPDATE`

interface Among {
  who: keyof typeof SUBMITTED
  teams?: Team[]
  ids?: string[]
}

const asReceiver = (row: Receiver): Receiver => ({
  ...row,
  publishedAppointments: unpacked(row.publishedAppointments),
  appointmentAnswer: unpacked(row.appointmentAnswer),
})

/** The applicants of a term, in the order of teams and names. */
export async function receiversAmong(
  db: Sequelize,
  term: number,
  { who, teams, ids }: Among,
  transaction?: Transaction,
): Promise<Receiver[]> {
  if (ids?.length === 0 || teams?.length === 0) return []
  const chosen = [
    ...(teams ? [['team IN (?)', teams] as const] : []),
    ...(ids ? [['id IN (?)', ids] as const] : []),
  ]
  const where = ['term = ?', SUBMITTED[who], ...chosen.map(([condition]) => condition)].join(' AND ')
  const rows = await queriesOf(db).select<Receiver>(
    `SELECT ${COLUMNS} FROM applications WHERE ${where} ORDER BY team, name, id`,
    [term, ...chosen.map(([, values]) => values)],
    transaction,
  )
  return rows.map(asReceiver)
}

/** The submitted ones of these, locked, so that no other transaction writes about them. */
export async function lockReceivers(
  db: Sequelize,
  term: number,
  ids: string[],
  transaction: Transaction,
): Promise<Receiver[]> {
  const rows = ids.length ? await queriesOf(db).select<Receiver>(LOCK, [ids, term], transaction) : []
  return rows.map(asReceiver)
}

/** The receivers of an audience. A status is the one that its applicant sees once results are public. */
export async function receiversOf(
  db: Sequelize,
  term: number,
  audience: Audience,
  running: Announcement,
): Promise<Receiver[]> {
  if ('ids' in audience) return receiversAmong(db, term, { who: 'all', ids: audience.ids })
  const { teams, who, statuses } = audience
  const receivers = await receiversAmong(db, term, { who, teams })
  return statuses ? receivers.filter((one) => statuses.includes(resultShown(one, running).pass)) : receivers
}
