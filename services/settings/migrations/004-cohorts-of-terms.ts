import type { Migration } from '@recruit/chassis/mysql/migrate'

/** For earlier closed terms: their cohort number at the close, from the history. */
export const FROM_HISTORY = `
  UPDATE terms SET cardinal_number = COALESCE((
    SELECT named.to_text FROM history AS named
    WHERE named.what = 'cardinalNumber' AND named.entry < (
      SELECT MAX(closing.entry) FROM history AS closing
      WHERE closing.what = 'term' AND closing.from_text = CAST(terms.term AS CHAR) COLLATE utf8mb4_bin
    )
    ORDER BY named.entry DESC LIMIT 1
  ), '')`

/** The cohort number of a term at its close, by which staff know terms. */
export const { up, down }: Migration = {
  async up(db) {
    await db.sequelize.query("ALTER TABLE terms ADD COLUMN cardinal_number VARCHAR(200) NOT NULL DEFAULT ''")
    await db.sequelize.query(FROM_HISTORY)
  },
  async down(db) {
    await db.removeColumn('terms', 'cardinal_number')
  },
}
