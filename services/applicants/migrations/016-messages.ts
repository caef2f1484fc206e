import type { Migration } from '@recruit/chassis/mysql/migrate'

const ASCII = 'CHARACTER SET ascii COLLATE ascii_bin'

/**
 * The messages to applicants, written in the transaction of what they tell of and delivered by a process of their own.
 * One for each application, kind, occasion and channel: what is written twice is sent once.
 */
export const { up, down }: Migration = {
  async up(db) {
    await db.sequelize.query(`CREATE TABLE IF NOT EXISTS messages (
      id CHAR(36) ${ASCII} NOT NULL PRIMARY KEY,
      application VARCHAR(36) ${ASCII} NOT NULL,
      kind VARCHAR(20) ${ASCII} NOT NULL,
      occasion VARCHAR(40) ${ASCII} NOT NULL,
      channel VARCHAR(10) ${ASCII} NOT NULL,
      language CHAR(2) ${ASCII} NOT NULL,
      receiver_name VARCHAR(100) NOT NULL,
      receiver_address VARCHAR(320) NOT NULL,
      subject VARCHAR(255) NOT NULL,
      text TEXT NOT NULL,
      html TEXT NOT NULL,
      ics TEXT NULL,
      message_id VARCHAR(320) ${ASCII} NULL,
      state ENUM('draft', 'approved', 'queued', 'sending', 'handed', 'sent', 'uncertain', 'failed', 'cancelled') NOT NULL,
      is_dry_run BOOLEAN NOT NULL DEFAULT FALSE,
      attempts INT NOT NULL DEFAULT 0,
      next_at DATETIME(6) NOT NULL,
      lease CHAR(36) ${ASCII} NULL,
      lease_until DATETIME(6) NULL,
      last_error VARCHAR(100) NULL,
      created_at DATETIME(6) NOT NULL,
      handed_at DATETIME(6) NULL,
      ended_at DATETIME(6) NULL,
      UNIQUE KEY once (application, kind, occasion, channel),
      KEY due (state, next_at)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin`)
  },
  async down(db) {
    await db.dropTable('messages')
  },
}
