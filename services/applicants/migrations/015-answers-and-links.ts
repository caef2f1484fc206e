import type { Migration } from '@recruit/chassis/mysql/migrate'

const ID = 'VARCHAR(36) CHARACTER SET ascii COLLATE ascii_bin'

/**
 * An applicant's answer to a published appointment, stored with the application and removed with it. And the links by
 * which interviewers enter their hours: only hashes of the tokens are stored.
 */
export const { up, down }: Migration = {
  async up(db) {
    if (!(await db.describeTable('applications')).appointment_answer)
      await db.sequelize.query('ALTER TABLE applications ADD COLUMN appointment_answer JSON NULL')
    await db.sequelize.query(`CREATE TABLE IF NOT EXISTS interviewer_links (
      hash CHAR(43) CHARACTER SET ascii COLLATE ascii_bin NOT NULL PRIMARY KEY,
      term INT NOT NULL,
      interviewer ${ID} NOT NULL,
      expires_at DATETIME(6) NOT NULL,
      KEY of_interviewer (term, interviewer)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin`)
  },
  async down(db) {
    await db.dropTable('interviewer_links')
    await db.removeColumn('applications', 'appointment_answer')
  },
}
