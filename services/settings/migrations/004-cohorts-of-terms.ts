import type { Migration } from '@recruit/chassis/mysql/migrate'

/** For terms that were closed before: the cohort number that the history says they had when they closed. */
export const FROM_HISTORY = `
  UPDATE terms SET cardinal_number = COALESCE((
    SELECT named.to_text FROM history AS named
    WHERE named.what = 'cardinalNumber' AND named.entry < (
      SELECT MAX(closing.entry) FROM history AS closing
      WHERE closing.what = 'term' AND closing.from_text = CAST(terms.term AS CHAR) COLLATE utf8mb4_bin
    )
    ORDER BY named.entry DESC LIMIT 1
  ), '')`

/** The cohort number that a term had when it closed: staff know terms by it. */
export const { up, down }: Migration = {
  async up(db) {
    await db.sequelize.query("ALTER TABLE terms ADD COLUMN cardinal_number VARCHAR(200) NOT NULL DEFAULT ''")
    await db.sequelize.query(FROM_HISTORY)
  },
  async down(db) {
    await db.removeColumn('terms', 'cardinal_number')
  },
}
