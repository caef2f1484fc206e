import type { Migration } from '@recruit/chassis/mysql/migrate'

/** One key per role, as an argon2id hash. */
export const { up, down }: Migration = {
  async up(db) {
    await db.sequelize.query(`
      CREATE TABLE staff_keys (
        role VARCHAR(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL PRIMARY KEY,
        hash VARCHAR(200) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        changed_at DATETIME(6) NOT NULL DEFAULT CURRENT_TIMESTAMP(6)
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4`)
  },
  async down(db) {
    await db.dropTable('staff_keys')
  },
}
