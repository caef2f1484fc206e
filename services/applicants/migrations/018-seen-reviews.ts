import type { Migration } from '@recruit/chassis/mysql/migrate'

/**
 * Who could read a review so far: 0 no one else, 1 members who had submitted theirs, 2 every member. It only grows. For
 * earlier reviews it is derived from the needed number and the open team.
 */
export const { up, down }: Migration = {
  async up(db) {
    // Skipped when it exists from an interrupted run.
    if (!('seen' in (await db.describeTable('reviews'))))
      await db.sequelize.query('ALTER TABLE reviews ADD COLUMN seen TINYINT NOT NULL DEFAULT 0')
    await db.sequelize.query(
      `UPDATE reviews AS r
        JOIN applications AS a ON a.id = r.application
        JOIN reviewing_phases AS p ON p.term = a.term AND p.team = r.team
        JOIN (SELECT application, team, COUNT(*) AS count FROM reviews WHERE state = 'submitted' GROUP BY application, team) AS c
          ON c.application = r.application AND c.team = r.team
        SET r.seen = IF(p.opened_at IS NULL, 1, 2)
        WHERE r.state = 'submitted' AND (p.opened_at IS NOT NULL OR c.count >= p.needed)`,
    )
  },
  down: (db) => db.removeColumn('reviews', 'seen'),
}
