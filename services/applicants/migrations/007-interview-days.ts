import type { Migration } from '@recruit/chassis/mysql/migrate'

/**
 * The dates of the 32 columns of the interview hours, so that an edit of the period does not move hours. Null in
 * existing applications, which use the present period until their next save; the submitted version has its own dates in
 * `submitted`.
 */
export const { up, down }: Migration = {
  async up(db) {
    await db.sequelize.query('ALTER TABLE applications ADD COLUMN interview_days JSON NULL')
  },
  async down(db) {
    await db.removeColumn('applications', 'interview_days')
  },
}
