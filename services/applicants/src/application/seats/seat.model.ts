import { type By, type Change, type History, realChanges } from '@recruit/chassis/audit-log/audit-log'
import { inTransaction, orTaken, queriesOf } from '@recruit/chassis/mysql/mysql'
import { TEAMS, type Team } from '@recruit/contract/constants'
import type { Sequelize, Transaction } from 'sequelize'
import { recently } from '../../shared/recently.ts'
import { unpacked } from '../applicant.row.ts'
import { NO_SEATS, type Seats } from './second-choice.ts'

/** What the admin switches on for a term. */
export interface TermPlaces {
  /** 0 before the first change of the term. */
  version: number
  hasSecondChoice: boolean
  seats: Seats
}

const READ = 'SELECT version, has_second_choice AS hasSecondChoice, seats FROM term_places WHERE term = ?'
const LOCK = `${READ} FOR UPDATE`
const ADD = 'INSERT INTO term_places (has_second_choice, seats, version, term) VALUES (?, ?, ?, ?)'
const CHANGE = 'UPDATE term_places SET has_second_choice = ?, seats = ?, version = ? WHERE term = ?'
const TAKEN = `SELECT team, COUNT(*) AS taken FROM applications
  WHERE term = ? AND submissions > 0 AND pass = 'finalPass' AND COALESCE(answer, '') <> 'declined' GROUP BY team`

/** The seats of a term, and whether it asks for a second choice. */
export function seatStore(db: Sequelize, history: History) {
  const { select } = queriesOf(db)

  async function read(term: number, transaction?: Transaction): Promise<TermPlaces> {
    const [row] = await select<{ version: number; hasSecondChoice: unknown; seats: unknown }>(
      transaction ? LOCK : READ,
      [term],
      transaction,
    )
    return {
      version: row?.version ?? 0,
      hasSecondChoice: Boolean(row?.hasSecondChoice),
      seats: { ...NO_SEATS, ...unpacked<Partial<Seats> | null>(row?.seats ?? null) },
    }
  }
  const recent = recently((term) => read(term))

  return {
    read: (term: number) => read(term),
    recently: recent.of,
    /** How many each team of a term takes. */
    seatsOf: async (term: number): Promise<Seats> => (await read(term)).seats,

    /** Final passes of each team by the decision, without those that are declined. */
    async taken(term: number): Promise<Record<Team, number>> {
      const rows = await select<{ team: Team; taken: number }>(TAKEN, [term])
      return { 1: 0, 2: 0, 3: 0, ...Object.fromEntries(rows.map(({ team, taken }) => [team, Number(taken)])) }
    },

    /** Returns the next version; 'stale' if `version` is not the stored one. */
    async set(
      term: number,
      { version, hasSecondChoice, seats }: TermPlaces,
      by: By,
    ): Promise<number | 'stale'> {
      // Another change was the first of the term.
      return orTaken('stale', () =>
        inTransaction(db, async (transaction, { write }) => {
          const before = await read(term, transaction)
          if (before.version !== version) return 'stale'
          const values = [hasSecondChoice, JSON.stringify(seats), version + 1, term]
          await write(version === 0 ? ADD : CHANGE, values)
          await history.append(by, changes(before, { hasSecondChoice, seats }), transaction)
          return version + 1
        }),
      ).finally(recent.clear)
    },
  }
}
export type SeatStore = ReturnType<typeof seatStore>

const inHistory = (seats: Seats) => TEAMS.map((team) => seats[team] ?? '–').join(' / ')

const changes = (before: TermPlaces, after: Omit<TermPlaces, 'version'>): Change[] =>
  realChanges([
    { what: 'secondChoice', from: String(before.hasSecondChoice), to: String(after.hasSecondChoice) },
    { what: 'seats', from: inHistory(before.seats), to: inHistory(after.seats) },
  ])
