import type { Migration } from '@recruit/chassis/mysql/migrate'

/** Who put an appointment where it is: a run, or staff by hand, so that a run says whose moves it undoes. */
export const { up, down }: Migration = {
  async up(db) {
    // Skipped when it exists from an interrupted run.
    if (!('is_by_hand' in (await db.describeTable('appointments'))))
      await db.sequelize.query(
        'ALTER TABLE appointments ADD COLUMN is_by_hand BOOLEAN NOT NULL DEFAULT FALSE',
      )
  },
  down: (db) => db.removeColumn('appointments', 'is_by_hand'),
}
