import type { Migration } from '@recruit/chassis/mysql/migrate'

/**
 * What a final passer has answered, and the application's rank in its team's waiting list. Ranks are unique per list;
 * null outside of it.
 */
export const { up, down }: Migration = {
  async up(db) {
    await db.sequelize.query(`ALTER TABLE applications
      ADD COLUMN answer VARCHAR(10) CHARACTER SET ascii COLLATE ascii_bin NULL,
      ADD COLUMN answered_at DATETIME(6) NULL,
      ADD COLUMN waiting_rank INT NULL,
      ADD UNIQUE KEY waiting_list (term, team, waiting_rank)`)
  },
  async down(db) {
    await db.sequelize.query(
      'ALTER TABLE applications DROP KEY waiting_list, DROP COLUMN waiting_rank, DROP COLUMN answered_at, DROP COLUMN answer',
    )
  },
}
