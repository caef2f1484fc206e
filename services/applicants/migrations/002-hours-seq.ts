import type { Migration } from '@recruit/chassis/mysql/migrate'

/** The number of the last toggle of the interview grid, so that a late one does not undo a newer one. */
export const { up, down }: Migration = {
  async up(db) {
    await db.sequelize.query('ALTER TABLE applications ADD COLUMN hours_seq BIGINT NOT NULL DEFAULT 0')
  },
  async down(db) {
    await db.removeColumn('applications', 'hours_seq')
  },
}
