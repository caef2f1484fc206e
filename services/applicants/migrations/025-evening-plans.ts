import type { Migration } from '@recruit/chassis/mysql/migrate'

/** At which hour of the evening before their interview applicants of a term are reminded. */
export const { up, down }: Migration = {
  async up(db) {
    await db.sequelize.query(`CREATE TABLE IF NOT EXISTS evening_plans (
      term INT NOT NULL PRIMARY KEY,
      hour TINYINT NOT NULL,
      last_evening CHAR(10) CHARACTER SET ascii NOT NULL,
      approved_by VARCHAR(50) NOT NULL
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin`)
  },
  down: (db) => db.dropTable('evening_plans'),
}
