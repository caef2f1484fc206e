import type { Migration } from '@recruit/chassis/mysql/migrate'

/** Which of the interviews of an hour in a room an applicant has: an hour may hold several. */
export const { up, down }: Migration = {
  async up(db) {
    // Skipped when it exists from an interrupted run.
    if (!('turn' in (await db.describeTable('appointments'))))
      await db.sequelize.query('ALTER TABLE appointments ADD COLUMN turn TINYINT UNSIGNED NOT NULL DEFAULT 0')
  },
  down: (db) => db.removeColumn('appointments', 'turn'),
}
