import type { Migration } from '@recruit/chassis/mysql/migrate'

const COLUMNS = ['answers', 'submitted_answers'] as const

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
    // Apart from what was submitted besides, which the list reads of thousands of rows.
    for (const column of COLUMNS)
      if (!(column in (await db.describeTable('applications'))))
        await db.sequelize.query(`ALTER TABLE applications ADD COLUMN ${column} JSON NULL`)
  },
  async down(db) {
    for (const column of COLUMNS) await db.removeColumn('applications', column)
    await db.dropTable('question_versions')
  },
}
