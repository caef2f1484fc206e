import type { Migration } from '@recruit/chassis/mysql/migrate'

const ASCII = 'CHARACTER SET ascii COLLATE ascii_bin'
const TABLE = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin'
const WORDS = `subject_ko VARCHAR(200) NOT NULL,
      text_ko TEXT NOT NULL,
      subject_en VARCHAR(200) NOT NULL,
      text_en TEXT NOT NULL,
      version INT NOT NULL DEFAULT 0`

/**
 * The messages to applicants, written in the transaction of their cause and delivered by a process of their own. One
 * for each application, kind, occasion and channel, so that a second write sends nothing. Messages that staff approve
 * belong to a mailing. Also the language of an application, for its messages.
 */
export const { up, down }: Migration = {
  async up(db) {
    await db.sequelize.query(`CREATE TABLE IF NOT EXISTS messages (
      id CHAR(36) ${ASCII} NOT NULL PRIMARY KEY,
      term INT NOT NULL,
      mailing CHAR(36) ${ASCII} NULL,
      application VARCHAR(36) ${ASCII} NOT NULL,
      kind VARCHAR(20) ${ASCII} NOT NULL,
      occasion VARCHAR(40) ${ASCII} NOT NULL,
      channel VARCHAR(10) ${ASCII} NOT NULL,
      gate ENUM('none', 'results', 'period') NOT NULL DEFAULT 'none',
      only_pass VARCHAR(10) ${ASCII} NULL,
      only_date VARCHAR(100) NULL,
      language CHAR(2) ${ASCII} NOT NULL,
      receiver_name VARCHAR(100) NOT NULL,
      receiver_address VARCHAR(320) NOT NULL,
      subject VARCHAR(600) NOT NULL,
      text TEXT NOT NULL,
      ics TEXT NULL,
      message_id VARCHAR(320) ${ASCII} NULL,
      state ENUM('draft', 'unreachable', 'approved', 'queued', 'sending', 'handed', 'sent', 'uncertain', 'failed', 'cancelled') NOT NULL,
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
      KEY due (state, next_at),
      KEY of_mailing (mailing, state),
      KEY newest (term, created_at),
      KEY by_address (receiver_address, state)
    ) ${TABLE}`)
    await db.sequelize.query(`CREATE TABLE IF NOT EXISTS mailings (
      id CHAR(36) ${ASCII} NOT NULL PRIMARY KEY,
      term INT NOT NULL,
      kind VARCHAR(20) ${ASCII} NOT NULL,
      occasion VARCHAR(40) ${ASCII} NOT NULL,
      gate ENUM('none', 'results', 'period') NOT NULL,
      audience JSON NULL,
      template_version INT NOT NULL,
      ${WORDS},
      created_at DATETIME(6) NOT NULL,
      planned_at DATETIME(6) NULL,
      approved_at DATETIME(6) NULL,
      approved_by VARCHAR(60) NOT NULL DEFAULT '',
      KEY of_term (term, created_at)
    ) ${TABLE}`)
    await db.sequelize.query(`CREATE TABLE IF NOT EXISTS message_templates (
      kind VARCHAR(20) ${ASCII} NOT NULL PRIMARY KEY,
      ${WORDS}
    ) ${TABLE}`)
    if (!(await db.describeTable('applications')).language)
      await db.sequelize.query(`ALTER TABLE applications ADD COLUMN language CHAR(2) ${ASCII} NULL`)
  },
  async down(db) {
    await db.removeColumn('applications', 'language')
    for (const table of ['message_templates', 'mailings', 'messages']) await db.dropTable(table)
  },
}
