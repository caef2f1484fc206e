import type { Migration } from '@recruit/chassis/mysql/migrate'

/**
 * The questions that staff write for a term, each version kept: an answer to one that is gone still has its words.
 * Answers stand with their application.
 */
export const { up, down }: Migration = {
  async up(db) {
    await db.sequelize.query(`CREATE TABLE IF NOT EXISTS question_versions (
      version INT NOT NULL PRIMARY KEY,
      term INT NOT NULL,
      questions JSON NOT NULL,
      KEY by_term (term)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin`)
    const columns = await db.describeTable('applications')
    if (!('answers' in columns))
      await db.sequelize.query('ALTER TABLE applications ADD COLUMN answers JSON NULL')
  },
  async down(db) {
    await db.removeColumn('applications', 'answers')
    await db.dropTable('question_versions')
  },
}
