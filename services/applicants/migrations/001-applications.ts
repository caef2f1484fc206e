import type { Migration } from '@recruit/chassis/mysql/migrate'

/**
 * One row per application. The content columns are the applicant's draft; `submitted` is the last submitted version, as
 * a whole. Names and ids compare in binary, so that no two match by accident.
 */
export const { up, down }: Migration = {
  async up(db) {
    await db.sequelize.query(`
      CREATE TABLE applications (
        id CHAR(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL PRIMARY KEY,
        term INT NOT NULL,
        name VARCHAR(50) COLLATE utf8mb4_bin NOT NULL,
        student_id VARCHAR(7) COLLATE utf8mb4_bin NOT NULL,
        ewhaian_id VARCHAR(50) COLLATE utf8mb4_bin NOT NULL,
        team TINYINT NOT NULL,
        is_ewhaian BOOLEAN NOT NULL DEFAULT FALSE,
        major VARCHAR(200) NOT NULL DEFAULT '',
        semester VARCHAR(200) NOT NULL DEFAULT '',
        email VARCHAR(200) NOT NULL DEFAULT '',
        phonenum VARCHAR(200) NOT NULL DEFAULT '',
        interview_hours JSON NOT NULL,
        apply_reason TEXT NOT NULL,
        activity_plan TEXT NOT NULL,
        portfolio_link VARCHAR(2048) NOT NULL DEFAULT '',
        version INT NOT NULL DEFAULT 1,
        submitted JSON NULL,
        submitted_at DATETIME(6) NULL,
        submissions INT NOT NULL DEFAULT 0,
        pass ENUM('default', '1stPass', 'finalPass', 'fail') NOT NULL DEFAULT 'default',
        date VARCHAR(100) NOT NULL DEFAULT '',
        date_seq BIGINT NOT NULL DEFAULT 0,
        date_seq_by VARCHAR(64) CHARACTER SET ascii NOT NULL DEFAULT '',
        consented_at DATETIME(6) NULL,
        created_at DATETIME(6) NOT NULL DEFAULT CURRENT_TIMESTAMP(6),
        updated_at DATETIME(6) NOT NULL DEFAULT CURRENT_TIMESTAMP(6),
        UNIQUE KEY identity (term, student_id, ewhaian_id, name),
        KEY by_team (term, team, created_at)
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin`)
  },
  async down(db) {
    await db.dropTable('applications')
  },
}
