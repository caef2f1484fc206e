import type { Migration } from '@recruit/chassis/mysql/migrate'

/** The numbers that remain of a term after its personal data are removed. */
export const { up, down }: Migration = {
  async up(db) {
    await db.sequelize.query(`
      CREATE TABLE term_counts (
        term INT NOT NULL,
        team TINYINT NOT NULL,
        pass VARCHAR(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        drafts INT NOT NULL,
        submitted INT NOT NULL,
        PRIMARY KEY (term, team, pass)
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4`)
  },
  async down(db) {
    await db.dropTable('term_counts')
  },
}
