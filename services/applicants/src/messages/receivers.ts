import { queriesOf } from '@recruit/chassis/mysql/mysql'
import type { Calls, RequestOf } from '@recruit/contract'
import type { Answer, Pass, Team } from '@recruit/contract/constants'
import type { Language } from '@recruit/contract/text'
import type { SettingsRecord } from '@recruit/settings-client/client'
import type { Sequelize, Transaction } from 'sequelize'
import { unpacked } from '../application/applicant.row.ts'
import type { AppointmentAnswer, PublishedAppointment } from '../application/appointment.ts'
import { announcementOf, asShown, type Result, resultShown, type Shown } from '../application/shown-result.ts'

/** The receivers of a text by staff. */
export type Audience = NonNullable<RequestOf<Calls['draftMailing']>['audience']>

/** The results by which an audience is chosen, if any. */
export const statusesOf = (audience: Audience | null): Pass[] | undefined =>
  audience && 'statuses' in audience ? audience.statuses : undefined

/** An applicant as a receiver: the address and language of her submission. */
export interface Receiver extends Result, Shown {
  id: string
  name: string
  /** The one that the applicant sees. */
  team: Team
  shownTeam: Team | null
  address: string
  language: Language
  submissions: number
  publishedAppointments: PublishedAppointment[] | null
  appointmentAnswer: AppointmentAnswer | null
  /** To a final pass. */
  answer: Answer | null
}

const COLUMNS = `id, name, team, COALESCE(JSON_UNQUOTE(JSON_EXTRACT(submitted, '$.email')), email) AS address,
    COALESCE(language, 'ko') AS language, submissions, pass, date, shown_pass AS shownPass, shown_date AS shownDate,
    shown_team AS shownTeam, shown_in AS shownIn, published_appointments AS publishedAppointments, appointment_answer AS appointmentAnswer, answer`
const SUBMITTED = { submitted: 'submissions > 0', drafts: 'submissions = 0', all: 'TRUE' }
/** By ids alone and in their order: a locking statement also locks every other row that it reads. */
const LOCK = `SELECT ${COLUMNS} FROM applications FORCE INDEX (PRIMARY)
  WHERE id IN (?) AND term = ? AND ${SUBMITTED.submitted} ORDER BY id FOR UPDATE`

interface Among {
  who: keyof typeof SUBMITTED
  teams?: Team[]
  ids?: string[]
}

const asReceiver =
  (now: SettingsRecord) =>
  (row: Receiver): Receiver => ({
    ...asShown(row, now),
    publishedAppointments: unpacked(row.publishedAppointments),
    appointmentAnswer: unpacked(row.appointmentAnswer),
  })

/** The applicants of the running term, in the order of teams and names. */
export async function receiversAmong(
  db: Sequelize,
  now: SettingsRecord,
  { who, teams, ids }: Among,
  transaction?: Transaction,
): Promise<Receiver[]> {
  if (ids?.length === 0 || teams?.length === 0) return []
  const where = ['term = ?', SUBMITTED[who], ...(ids ? ['id IN (?)'] : [])].join(' AND ')
  const rows = await queriesOf(db).select<Receiver>(
    `SELECT ${COLUMNS} FROM applications WHERE ${where} ORDER BY team, name, id`,
    [now.term, ...(ids ? [ids] : [])],
    transaction,
  )
  const receivers = rows.map(asReceiver(now))
  return teams ? receivers.filter(({ team }) => teams.includes(team)) : receivers
}

/** The submitted ones of these, locked, so that no other transaction writes about them. */
export async function lockReceivers(
  db: Sequelize,
  now: SettingsRecord,
  ids: string[],
  transaction: Transaction,
): Promise<Receiver[]> {
  const rows = ids.length ? await queriesOf(db).select<Receiver>(LOCK, [ids, now.term], transaction) : []
  return rows.map(asReceiver(now))
}

/** The receivers of an audience. A status is the one that its applicant sees once results are public. */
export async function receiversOf(
  db: Sequelize,
  now: SettingsRecord,
  audience: Audience,
): Promise<Receiver[]> {
  if ('ids' in audience) return receiversAmong(db, now, { who: 'all', ids: audience.ids })
  const { teams, who, statuses } = audience
  const receivers = await receiversAmong(db, now, { who, teams })
  const running = announcementOf(now)
  return statuses ? receivers.filter((one) => statuses.includes(resultShown(one, running).pass)) : receivers
}
