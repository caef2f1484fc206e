import { literal, type Sequelize } from 'sequelize'

/** MySQL's own clock, as the value of a column; Sequelize's types of a new row leave expressions out. */
export const NOW = literal('UTC_TIMESTAMP(6)') as unknown as Date

/** Sequelize's pool, which its types leave out. */
export interface Pool {
  using: number
  available: number
  maxSize: number
  acquire: () => Promise<object>
  release: (connection: object) => void
  destroy: (connection: object) => Promise<void>
}
export const poolOf = (db: Sequelize): Pool => (db.connectionManager as unknown as { pool: Pool }).pool

/** What Sequelize's pool asks of a connection before it is used again, unless it is told to ask something else. */
export const isAlive = (db: Sequelize, connection: object): boolean =>
  (db.connectionManager as unknown as { validate: (connection: object) => boolean }).validate(connection)
