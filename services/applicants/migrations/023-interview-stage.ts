import type { Migration } from '@recruit/chassis/mysql/migrate'

const KEYS = {
  criteria: ['term', 'team', 'id'],
  reviewing_phases: ['term', 'team'],
  reviews: ['application', 'team', 'member'],
}
const KIT = `
  term INT NOT NULL,
  team TINYINT NOT NULL,
  opening TEXT NOT NULL,
  questions JSON NOT NULL,
  PRIMARY KEY (term, team)`

/**
 * The interview is judged as the documents are: criteria, phases and reviews belong to one of the two. What was there
 * belongs to the documents, and so does what the earlier version writes while it still runs.
 */
export const { up, down }: Migration = {
  async up(db) {
    // Skips what exists from an interrupted run: each of these statements ends the transaction.
    for (const [table, key] of Object.entries(KEYS))
      if (!('stage' in (await db.describeTable(table))))
        await db.sequelize.query(
          `ALTER TABLE ${table}
            ADD COLUMN stage ENUM('documents', 'interview') CHARACTER SET ascii NOT NULL DEFAULT 'documents',
            DROP PRIMARY KEY, ADD PRIMARY KEY (${[...key, 'stage'].join(', ')})`,
        )
    if (!('answers' in (await db.describeTable('reviews'))))
      await db.sequelize.query('ALTER TABLE reviews ADD COLUMN answers JSON NOT NULL DEFAULT (JSON_OBJECT())')
    await db.sequelize.query(
      `CREATE TABLE IF NOT EXISTS interview_kits (${KIT}) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin`,
    )
  },
  async down(db) {
    await db.dropTable('interview_kits')
    for (const [table, key] of Object.entries(KEYS)) {
      await db.sequelize.query(`DELETE FROM ${table} WHERE stage <> 'documents'`)
      await db.sequelize.query(
        `ALTER TABLE ${table} DROP PRIMARY KEY, DROP COLUMN stage, ADD PRIMARY KEY (${key.join(', ')})`,
      )
    }
    await db.removeColumn('reviews', 'answers')
  },
}
