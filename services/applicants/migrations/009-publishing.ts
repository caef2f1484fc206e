import type { Migration } from '@recruit/chassis/mysql/migrate'

/** The history's lines about a removed application that lose their text; `published…` repeats what was decided. */
const procedure = (what: string[]) => [
  'DROP PROCEDURE IF EXISTS conceal_history',
  `CREATE PROCEDURE conceal_history(subject CHAR(36) CHARACTER SET ascii COLLATE ascii_bin)
    MODIFIES SQL DATA
    SQL SECURITY DEFINER
    UPDATE history SET from_text = '', to_text = ''
      WHERE about = subject
        AND what IN (${what.map((name) => `'${name}'`).join(', ')})
        AND NOT EXISTS (SELECT 1 FROM applications WHERE id = subject)`,
]
const PERSONAL = ['name', 'studentId', 'ewhaianId', 'date']

/**
 * What applicants see while results are public and a later decision is unpublished. `shown_in` is the announcement for
 * which that is true; null where nothing is held back.
 */
export const { up, down }: Migration = {
  async up(db) {
    await db.sequelize.query(`ALTER TABLE applications
      ADD COLUMN shown_pass VARCHAR(10) CHARACTER SET ascii COLLATE ascii_bin NULL,
      ADD COLUMN shown_date VARCHAR(100) COLLATE utf8mb4_bin NULL,
      ADD COLUMN shown_in INT NULL,
      ADD KEY by_announcement (term, shown_in)`)
    for (const sql of procedure([...PERSONAL, 'publishedDate'])) await db.sequelize.query(sql)
  },
  async down(db) {
    for (const sql of procedure(PERSONAL)) await db.sequelize.query(sql)
    await db.sequelize.query(
      'ALTER TABLE applications DROP KEY by_announcement, DROP COLUMN shown_pass, DROP COLUMN shown_date, DROP COLUMN shown_in',
    )
  },
}
