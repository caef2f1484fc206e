import type { Migration } from '@recruit/chassis/mysql/migrate'

/**
 * Empties the history's personal texts about a removed application. The service's own account may call this and change
 * nothing else there; the procedure acts as the account of the migrations.
 */
export const { up, down }: Migration = {
  async up(db) {
    await db.sequelize.query('DROP PROCEDURE IF EXISTS conceal_history')
    await db.sequelize.query(`
      CREATE PROCEDURE conceal_history(subject CHAR(36) CHARACTER SET ascii COLLATE ascii_bin)
        MODIFIES SQL DATA
        SQL SECURITY DEFINER
        UPDATE history SET from_text = '', to_text = ''
          WHERE about = subject
            AND what IN ('name', 'studentId', 'ewhaianId', 'date')
            AND NOT EXISTS (SELECT 1 FROM applications WHERE id = subject)`)
  },
  async down(db) {
    await db.sequelize.query('DROP PROCEDURE conceal_history')
  },
}
