import type { Migration } from '@recruit/chassis/mysql/migrate'

/** What an applicant answers to a published interview appointment: with the application, which it goes with. */
export const { up, down }: Migration = {
  async up(db) {
    if (!(await db.describeTable('applications')).appointment_answer)
      await db.sequelize.query('ALTER TABLE applications ADD COLUMN appointment_answer JSON NULL')
  },
  async down(db) {
    await db.removeColumn('applications', 'appointment_answer')
  },
}
