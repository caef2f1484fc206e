import type { Migration } from '@recruit/chassis/mysql/migrate'

const ID = 'VARCHAR(36) CHARACTER SET ascii COLLATE ascii_bin'
const TABLE = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin'
const TABLES = {
  interviewers: `
    term INT NOT NULL,
    id ${ID} NOT NULL,
    version INT NOT NULL,
    name VARCHAR(50) NOT NULL,
    member ${ID} NULL,
    teams JSON NOT NULL,
    interview_hours JSON NOT NULL,
    interview_days JSON NULL,
    most_per_day TINYINT NULL,
    most_in_a_row TINYINT NULL,
    PRIMARY KEY (term, id)`,
  timetable_rules: `
    term INT NOT NULL PRIMARY KEY,
    version INT NOT NULL,
    rules JSON NOT NULL`,
  timetable_runs: `
    id ${ID} NOT NULL PRIMARY KEY,
    term INT NOT NULL,
    kind ENUM('new', 'repair') NOT NULL,
    input VARCHAR(22) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    seconds INT NOT NULL,
    state ENUM('running', 'ended', 'stopped', 'failed') NOT NULL,
    is_stop_asked BOOLEAN NOT NULL DEFAULT FALSE,
    lease_until DATETIME(6) NOT NULL,
    placed INT NOT NULL DEFAULT 0,
    bound INT NOT NULL,
    elapsed DOUBLE NOT NULL DEFAULT 0,
    started_at DATETIME(6) NOT NULL,
    ended_at DATETIME(6) NULL,
    role VARCHAR(10) CHARACTER SET ascii NOT NULL,
    member VARCHAR(50) NULL,
    result JSON NULL,
    KEY by_term (term, started_at)`,
  timetables: `
    term INT NOT NULL PRIMARY KEY,
    version INT NOT NULL DEFAULT 0,
    published_version INT NULL,
    published_at DATETIME(6) NULL`,
  appointments: `
    application ${ID} NOT NULL PRIMARY KEY,
    term INT NOT NULL,
    day CHAR(10) CHARACTER SET ascii NOT NULL,
    start TINYINT NOT NULL,
    room SMALLINT NOT NULL,
    interviewers JSON NOT NULL,
    is_locked BOOLEAN NOT NULL DEFAULT FALSE,
    KEY by_term (term)`,
}

/**
 * The interview timetable: interviewers, rules, runs, and the draft that staff arrange. The application holds what is
 * published, so that reading one takes no further query.
 */
export const { up, down }: Migration = {
  async up(db) {
    // Skips what exists from an interrupted run: each of these statements ends the transaction.
    for (const [name, columns] of Object.entries(TABLES))
      await db.sequelize.query(`CREATE TABLE IF NOT EXISTS ${name} (${columns}) ${TABLE}`)
    if (!(await db.describeTable('applications')).published_appointments)
      await db.sequelize.query('ALTER TABLE applications ADD COLUMN published_appointments JSON NULL')
  },
  async down(db) {
    await db.removeColumn('applications', 'published_appointments')
    for (const name of Object.keys(TABLES)) await db.dropTable(name)
  },
}
