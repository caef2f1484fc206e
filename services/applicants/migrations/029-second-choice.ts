import type { Migration } from '@recruit/chassis/mysql/migrate'

/**
 * Seats of a term, and whether it asks for a second choice of team. `shown_team` is the team that an applicant sees
 * while the decision of another one to take the application over is unpublished.
 */
export const { up, down }: Migration = {
  async up(db) {
    await db.sequelize.query(`CREATE TABLE IF NOT EXISTS term_places (
      term INT NOT NULL PRIMARY KEY,
      version INT NOT NULL,
      has_second_choice BOOLEAN NOT NULL,
      seats JSON NULL
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin`)
    const columns = await db.describeTable('applications')
    for (const name of ['second_team', 'shown_team'])
      if (!(name in columns))
        await db.sequelize.query(`ALTER TABLE applications ADD COLUMN ${name} TINYINT NULL`)
  },
  async down(db) {
    for (const name of ['second_team', 'shown_team']) await db.removeColumn('applications', name)
    await db.dropTable('term_places')
  },
}
