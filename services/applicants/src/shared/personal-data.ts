import { queriesOf } from '@recruit/chassis/mysql/mysql'
import type { Sequelize, Transaction } from 'sequelize'

/** Applications that are removed: one that is withdrawn, or some of an expired term. */
interface Removed {
  term: number
  ids: string[]
  why: 'withdrawn' | 'expired'
}

/** What a room stores about applicants outside their rows. */
export interface PersonalData {
  /** Removes what the room stores about these applications, in the transaction that removes them. */
  forget: (removed: Removed, transaction: Transaction) => Promise<void>
  /** Removes what the room still stores of an expired term, after its last application. */
  forgetTerm: (term: number) => Promise<void>
}

/** Rows that go with their application, and rows that go with the last application of their term. */
export const personalDataIn = (
  db: Sequelize,
  tables: { ofApplication: readonly string[]; ofTerm: readonly string[] },
): PersonalData => ({
  async forget({ ids }, transaction) {
    for (const table of tables.ofApplication)
      await queriesOf(db, transaction).write(`DELETE FROM ${table} WHERE application IN (?)`, [ids])
  },
  async forgetTerm(term) {
    for (const table of tables.ofTerm)
      await queriesOf(db).write(`DELETE FROM ${table} WHERE term = ?`, [term])
  },
})
