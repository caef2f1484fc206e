import { randomUUID } from 'node:crypto'
import type { By } from '@recruit/chassis/audit-log/audit-log'
import { inTransaction, queriesOf } from '@recruit/chassis/mysql/mysql'
import type { Progress } from '@recruit/timetable/instance/schema'
import type { Sequelize, Transaction } from 'sequelize'
import { unpacked } from '../application/applicant.row.ts'
import { type RunAnswer, withoutApplicant } from './answer.ts'
import type { RunKind } from './timetable-input.ts'

/** A run without a report for this long counts as broken off. */
const LEASE_SECONDS = 15
/** At most this many runs of a term are kept. */
const KEPT = 20

export interface Run {
  id: string
  kind: RunKind
  input: string
  seconds: number
  state: 'running' | 'ended' | 'stopped' | 'failed' | 'cut'
  placed: number
  bound: number
  elapsed: number
  startedAt: Date
  endedAt: Date | null
  role: string
  member: string | null
}
export type NewRun = Pick<Run, 'kind' | 'input' | 'seconds' | 'bound'>
export type RunEnd = 'ended' | 'stopped' | 'failed'

const COLUMNS = `id, kind, input, seconds, placed, bound, elapsed, role, member,
  started_at AS startedAt, ended_at AS endedAt,
  IF(state = 'running' AND lease_until <= UTC_TIMESTAMP(6), 'cut', state) AS state`

/** The past and current runs of a term. */
export function runStore(db: Sequelize) {
  const { select, write } = queriesOf(db)
  const later = `UTC_TIMESTAMP(6) + INTERVAL ${LEASE_SECONDS} SECOND`

  return {
    list: (term: number) =>
      select<Run>(
        `SELECT ${COLUMNS} FROM timetable_runs WHERE term = ? ORDER BY started_at DESC, id LIMIT ${KEPT}`,
        [term],
      ),

    async get(
      term: number,
      id: string,
      transaction?: Transaction,
    ): Promise<(Run & { answer: RunAnswer | null }) | null> {
      const [row] = await select<Run & { result: unknown }>(
        `SELECT ${COLUMNS}, result FROM timetable_runs WHERE term = ? AND id = ?`,
        [term, id],
        transaction,
      )
      if (!row) return null
      const { result, ...run } = row
      return { ...run, answer: result === null ? null : unpacked<RunAnswer>(result) }
    },

    /** The new run's id; 'running' while another one is under way. The caller has locked the term's timetable. */
    async begin(term: number, run: NewRun, by: By, transaction: Transaction): Promise<string | 'running'> {
      const known = await select<{ id: string; isRunning: number }>(
        `SELECT id, state = 'running' AND lease_until > UTC_TIMESTAMP(6) AS isRunning
          FROM timetable_runs WHERE term = ? ORDER BY started_at DESC, id FOR UPDATE`,
        [term],
        transaction,
      )
      if (known.some(({ isRunning }) => isRunning)) return 'running'
      const old = known.slice(KEPT - 1).map(({ id }) => id)
      if (old.length) await write('DELETE FROM timetable_runs WHERE id IN (?)', [old], transaction)
      const id = randomUUID()
      await write(
        `INSERT INTO timetable_runs (id, term, kind, input, seconds, bound, state, lease_until, started_at, role, member)
          VALUES (?, ?, ?, ?, ?, ?, 'running', ${later}, UTC_TIMESTAMP(6), ?, ?)`,
        [id, term, run.kind, run.input, run.seconds, run.bound, by.role, by.member ?? null],
        transaction,
      )
      return id
    },

    /** Reports a run's progress; returns whether it must stop. */
    async report(id: string, progress?: Progress): Promise<boolean> {
      await write(
        `UPDATE timetable_runs SET lease_until = ${later}, placed = COALESCE(?, placed), bound = COALESCE(?, bound),
          elapsed = COALESCE(?, elapsed) WHERE id = ? AND state = 'running'`,
        [progress?.placed ?? null, progress?.bound ?? null, progress?.seconds ?? null, id],
      )
      const [row] = await select<{ goesOn: number }>(
        "SELECT state = 'running' AND NOT is_stop_asked AS goesOn FROM timetable_runs WHERE id = ?",
        [id],
      )
      return !row?.goesOn
    },

    /** Whether there is such a run; a finished one stays as it is. */
    async askToStop(term: number, id: string): Promise<boolean> {
      await write('UPDATE timetable_runs SET is_stop_asked = TRUE WHERE term = ? AND id = ?', [term, id])
      return (await select('SELECT 1 FROM timetable_runs WHERE term = ? AND id = ?', [term, id])).length > 0
    },

    /** Stores the answer, without applicants who withdrew meanwhile. */
    end: (id: string, state: RunEnd, answer: RunAnswer | null, seconds: number): Promise<void> =>
      inTransaction(db, async (_transaction, { select, write }) => {
        await select('SELECT 1 FROM timetable_runs WHERE id = ? FOR UPDATE', [id])
        const named = [...(answer?.appointments ?? []), ...(answer?.unplaced ?? [])].map(
          (one) => one.applicant,
        )
        // A withdrawal locks the run first, or removes itself from the answer afterwards: this locks no row of an
        // application.
        const there = await select<{ id: string }>('SELECT id FROM applications WHERE id IN (?)', [
          named.length ? named : [''],
        ])
        const left = new Set(there.map((one) => one.id))
        const gone = named.filter((one) => !left.has(one))
        const kept = answer && gone.reduce(withoutApplicant, answer)
        await write(
          `UPDATE timetable_runs SET state = ?, ended_at = UTC_TIMESTAMP(6), result = ?, elapsed = ?,
            placed = COALESCE(?, placed), bound = COALESCE(?, bound) WHERE id = ? AND state = 'running'`,
          [state, kept && JSON.stringify(kept), seconds, answer?.placed ?? null, answer?.bound ?? null, id],
        )
      }),
  }
}
export type RunStore = ReturnType<typeof runStore>
