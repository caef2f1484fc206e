import type { Migration } from '@recruit/chassis/mysql/migrate'

/** One record at most: `only` is always 1 and unique. Terms are numbered from 1 and never go back. */
export const { up, down }: Migration = {
  async up(db) {
    await db.sequelize.query(`
      CREATE TABLE settings (
        id CHAR(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL PRIMARY KEY,
        only_one TINYINT NOT NULL DEFAULT 1,
        term INT NOT NULL DEFAULT 1,
        version INT NOT NULL DEFAULT 1,
        fields JSON NOT NULL,
        closes_at DATETIME(6) NULL,
        keep_months SMALLINT NOT NULL,
        created_at DATETIME(6) NOT NULL DEFAULT CURRENT_TIMESTAMP(6),
        updated_at DATETIME(6) NOT NULL DEFAULT CURRENT_TIMESTAMP(6) ON UPDATE CURRENT_TIMESTAMP(6),
        UNIQUE KEY only_one (only_one)
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4`)
  },
  async down(db) {
    await db.dropTable('settings')
  },
}
