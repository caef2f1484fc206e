import { QueryTypes, type Sequelize, type Transaction } from 'sequelize'

/** Raw statements with their values, in a transaction where there is one. */
export const queriesOf = (db: Sequelize) => ({
  select: <Found extends object>(sql: string, replacements: unknown[], transaction?: Transaction) =>
    db.query<Found>(sql, { type: QueryTypes.SELECT, replacements, transaction }),
  write: async (sql: string, replacements: unknown[], transaction?: Transaction): Promise<void> => {
    await db.query(sql, { replacements, transaction })
  },
})
