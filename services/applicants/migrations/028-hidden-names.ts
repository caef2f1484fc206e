import type { Migration } from '@recruit/chassis/mysql/migrate'

/** The applications whose reviewers do not read where a text names its author, with the admin who pressed it. */
export const { up, down }: Migration = {
  async up(db) {
    await db.sequelize.query(`CREATE TABLE IF NOT EXISTS hidden_names (
      application VARCHAR(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL PRIMARY KEY,
      hidden_by VARCHAR(50) NOT NULL,
      at DATETIME(6) NOT NULL
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin`)
  },
  down: (db) => db.dropTable('hidden_names'),
}
