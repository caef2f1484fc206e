import type { Migration } from '@recruit/chassis/mysql/migrate'

/**
 * How often results were made public. By this number an application knows whether its shown result is still valid: the
 * next announcement publishes the decision.
 */
export const { up, down }: Migration = {
  async up(db) {
    await db.sequelize.query('ALTER TABLE settings ADD COLUMN announcement INT NOT NULL DEFAULT 0')
    await db.sequelize.query(
      "UPDATE settings SET announcement = 1 WHERE JSON_UNQUOTE(JSON_EXTRACT(fields, '$.showResultToApplicant')) = 'true'",
    )
  },
  async down(db) {
    await db.removeColumn('settings', 'announcement')
  },
}
