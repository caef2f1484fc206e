import type { Migration } from '@recruit/chassis/mysql/migrate'

/**
 * The dates of the 32 columns of the interview hours: an edit of the interview period does not move hours to other
 * days. Null in the applications from before, whose hours are read from the present period until they are saved
 * again; the submitted version keeps its own dates in `submitted`.
 */
export const { up, down }: Migration = {
  async up(db) {
    await db.sequelize.query('ALTER TABLE applications ADD COLUMN interview_days JSON NULL')
  },
  async down(db) {
    await db.removeColumn('applications', 'interview_days')
  },
}
