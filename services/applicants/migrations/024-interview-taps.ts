import type { Migration } from '@recruit/chassis/mysql/migrate'

const ID = 'VARCHAR(36) CHARACTER SET ascii COLLATE ascii_bin'

/**
 * What is tapped on the day of an interview. A tap holds the plan of its room, so that an applicant's result page needs
 * this table alone.
 */
export const { up, down }: Migration = {
  up: async (db) => {
    await db.sequelize.query(
      `CREATE TABLE IF NOT EXISTS interview_taps (
        id ${ID} NOT NULL PRIMARY KEY,
        term INT NOT NULL,
        application ${ID} NOT NULL,
        day CHAR(10) CHARACTER SET ascii NOT NULL,
        start TINYINT NOT NULL,
        room SMALLINT NULL,
        begins DATETIME(6) NOT NULL,
        next_begins DATETIME(6) NULL,
        state VARCHAR(12) CHARACTER SET ascii NULL,
        undoes ${ID} NULL,
        at DATETIME(6) NOT NULL,
        role VARCHAR(10) CHARACTER SET ascii NOT NULL,
        member VARCHAR(50) NULL,
        received_at DATETIME(6) NOT NULL,
        KEY by_room (term, day, room),
        KEY by_application (application)
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin`,
    )
  },
  down: (db) => db.dropTable('interview_taps'),
}
