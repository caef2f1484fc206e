import type { Migration } from '@recruit/chassis/mysql/migrate'

/** When staff sent a message again: it then goes even if a later one has left meanwhile. */
export const { up, down }: Migration = {
  async up(db) {
    // Skipped when it exists from an interrupted run.
    if (!('resent_at' in (await db.describeTable('messages'))))
      await db.sequelize.query('ALTER TABLE messages ADD COLUMN resent_at DATETIME(6) NULL')
  },
  down: (db) => db.removeColumn('messages', 'resent_at'),
}
