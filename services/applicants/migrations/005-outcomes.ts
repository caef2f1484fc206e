import type { Migration } from '@recruit/chassis/mysql/migrate'

/**
 * The outcome of a write with an `Idempotency-Key`, stored in the same transaction, from which a repeat is answered.
 * Removed with its application.
 */
export const { up, down }: Migration = {
  async up(db) {
    await db.sequelize.query(`
      CREATE TABLE outcomes (
        application_id CHAR(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        write_key CHAR(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        request CHAR(43) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        version INT NOT NULL,
        submissions INT NOT NULL,
        submitted_at DATETIME(6) NULL,
        at DATETIME(6) NOT NULL,
        PRIMARY KEY (application_id, write_key),
        KEY by_age (at),
        CONSTRAINT outcome_of FOREIGN KEY (application_id) REFERENCES applications (id) ON DELETE CASCADE
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4`)
  },
  async down(db) {
    await db.dropTable('outcomes')
  },
}
