import type { Migration } from '@recruit/chassis/mysql/migrate'

/** Closed terms, and since when: the personal data of a term are removed some months after it closed. */
export const { up, down }: Migration = {
  async up(db) {
    await db.sequelize.query(`
      CREATE TABLE terms (
        term INT NOT NULL PRIMARY KEY,
        closed_at DATETIME(6) NOT NULL
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4`)
  },
  async down(db) {
    await db.dropTable('terms')
  },
}
