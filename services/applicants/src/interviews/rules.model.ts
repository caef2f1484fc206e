import { isDeepStrictEqual } from 'node:util'
import type { By, History } from '@recruit/chassis/audit-log/audit-log'
import { inTransaction, queriesOf } from '@recruit/chassis/mysql/mysql'
import type { Calls, ReplyOf } from '@recruit/contract'
import type { Sequelize, Transaction } from 'sequelize'
import { unpacked } from '../application/applicant.row.ts'

export type Rules = ReplyOf<Calls['timetableRules']>['rules']

/** The rules until staff set them: an hour in one room, with one interviewer. */
const DEFAULTS: Rules = {
  length: 1,
  rooms: 1,
  roomsByDay: [],
  roomNames: [],
  closed: [],
  panels: [],
  pace: [],
  answersUntil: null,
}

const NAMES = Object.keys(DEFAULTS) as (keyof Rules)[]

/** The rules of a term's timetable. */
export function rulesStore(db: Sequelize, history: History) {
  const { select } = queriesOf(db)
  async function read(term: number, transaction?: Transaction, lock = '') {
    const [row] = await select<{ version: number; rules: unknown }>(
      `SELECT version, rules FROM timetable_rules WHERE term = ? ${lock}`,
      [term],
      transaction,
    )
    // Rules from before a field existed have its earlier value.
    return row
      ? { version: row.version, rules: { ...DEFAULTS, ...unpacked<Rules>(row.rules) } }
      : { version: 0, rules: DEFAULTS }
  }

  return {
    read: (term: number, transaction?: Transaction) => read(term, transaction),

    /** Returns the new version, or 'stale' if another one is stored. */
    set: (term: number, version: number, rules: Rules, by: By): Promise<number | 'stale'> =>
      inTransaction(db, async (transaction, { write }) => {
        await write(
          'INSERT INTO timetable_rules (term, version, rules) VALUES (?, 0, ?) ON DUPLICATE KEY UPDATE term = term',
          [term, JSON.stringify(DEFAULTS)],
        )
        const stored = await read(term, transaction, 'FOR UPDATE')
        if (stored.version !== version) return 'stale'
        await write('UPDATE timetable_rules SET version = ?, rules = ? WHERE term = ?', [
          version + 1,
          JSON.stringify(rules),
          term,
        ])
        const changed = NAMES.filter((name) => !isDeepStrictEqual(rules[name], stored.rules[name]))
        await history.append(by, [{ what: 'timetableRules', to: changed.join(',') }], transaction)
        return version + 1
      }),
  }
}
