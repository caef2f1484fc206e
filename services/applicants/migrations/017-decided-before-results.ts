import type { Migration } from '@recruit/chassis/mysql/migrate'

/**
 * Decisions before the first announcement are held back like every later one; announcement 0 is the one before the
 * first. Where there was one already the row's number is ignored.
 */
export const { up, down }: Migration = {
  async up(db) {
    await db.sequelize.query(
      `UPDATE applications SET shown_pass = 'default', shown_date = '', shown_in = 0
        WHERE shown_in IS NULL AND (pass <> 'default' OR date <> '')`,
    )
  },
  async down(db) {
    await db.sequelize.query(
      'UPDATE applications SET shown_pass = NULL, shown_date = NULL, shown_in = NULL WHERE shown_in = 0',
    )
  },
}
