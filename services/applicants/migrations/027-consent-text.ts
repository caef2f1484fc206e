import type { Migration } from '@recruit/chassis/mysql/migrate'

/**
 * Which text an applicant agreed to, and how many months it said. Null with a time of consent: an enrolment from before
 * this migration, or by the release before, when the first text was the only one.
 */
export const { up, down }: Migration = {
  async up(db) {
    // Skipped when it exists from an interrupted run.
    if (!('consent_text' in (await db.describeTable('applications'))))
      await db.sequelize.query(
        'ALTER TABLE applications ADD COLUMN consent_text SMALLINT NULL, ADD COLUMN consent_months SMALLINT NULL',
      )
  },
  down: (db) =>
    db.sequelize
      .query('ALTER TABLE applications DROP COLUMN consent_text, DROP COLUMN consent_months')
      .then(() => undefined),
}
