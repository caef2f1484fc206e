import type { Migration } from '@recruit/chassis/mysql/migrate'

const ID = 'VARCHAR(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL'
const TABLE = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin'
const TABLES = {
  criteria: `
    term INT NOT NULL,
    team TINYINT NOT NULL,
    id ${ID},
    position TINYINT NOT NULL,
    name VARCHAR(100) NOT NULL,
    weight TINYINT NOT NULL,
    low VARCHAR(300) NOT NULL,
    middle VARCHAR(300) NOT NULL,
    high VARCHAR(300) NOT NULL,
    PRIMARY KEY (term, team, id)`,
  reviewing_phases: `
    term INT NOT NULL,
    team TINYINT NOT NULL,
    needed TINYINT NOT NULL DEFAULT 2,
    opened_at DATETIME(6) NULL,
    is_assigned BOOLEAN NOT NULL DEFAULT FALSE,
    criteria_version INT NOT NULL DEFAULT 0,
    PRIMARY KEY (term, team)`,
  reviewers: `
    term INT NOT NULL,
    member ${ID},
    name VARCHAR(50) NOT NULL,
    teams JSON NULL,
    PRIMARY KEY (term, member)`,
  assignments: `
    application ${ID},
    team TINYINT NOT NULL,
    member ${ID},
    PRIMARY KEY (application, team, member),
    KEY by_member (member)`,
  reviews: `
    application ${ID},
    team TINYINT NOT NULL,
    member ${ID},
    version INT NOT NULL,
    state ENUM('draft', 'submitted', 'recused') NOT NULL,
    scores JSON NOT NULL,
    comment TEXT NOT NULL,
    note TEXT NOT NULL,
    recusal TEXT NOT NULL,
    updated_at DATETIME(6) NOT NULL,
    submitted_at DATETIME(6) NULL,
    PRIMARY KEY (application, team, member),
    KEY by_member (member)`,
}

/**
 * Reviews: each member's is a row of its own, so that none overwrites another's. The team is part of its key: when an
 * application changes teams, the reviews by the other team's criteria stay and no longer count.
 */
export const { up, down }: Migration = {
  async up(db) {
    // Skips tables from an interrupted run: the creation of a table ends the transaction.
    for (const [name, columns] of Object.entries(TABLES))
      await db.sequelize.query(`CREATE TABLE IF NOT EXISTS ${name} (${columns}) ${TABLE}`)
  },
  async down(db) {
    for (const name of Object.keys(TABLES)) await db.dropTable(name)
  },
}
