import type { Migration } from '@recruit/chassis/mysql/migrate'

/**
 * The members of the staff, and the one-time links by which they set passphrases. `name_key` is the name without case,
 * width and white space; a link is stored as the SHA-256 of its token.
 */
export const { up, down }: Migration = {
  async up(db) {
    await db.sequelize.query(`
      CREATE TABLE staff_members (
        id CHAR(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL PRIMARY KEY,
        name VARCHAR(50) COLLATE utf8mb4_bin NOT NULL,
        name_key VARCHAR(50) COLLATE utf8mb4_bin NOT NULL,
        role VARCHAR(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        teams VARCHAR(20) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        hash VARCHAR(200) CHARACTER SET ascii COLLATE ascii_bin NULL,
        disabled_at DATETIME(6) NULL,
        version INT NOT NULL DEFAULT 1,
        created_at DATETIME(6) NOT NULL DEFAULT CURRENT_TIMESTAMP(6),
        UNIQUE KEY one_name (name_key)
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4`)
    await db.sequelize.query(`
      CREATE TABLE staff_links (
        hash CHAR(43) CHARACTER SET ascii COLLATE ascii_bin NOT NULL PRIMARY KEY,
        member CHAR(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        expires_at DATETIME(6) NOT NULL,
        used_at DATETIME(6) NULL,
        KEY by_member (member)
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4`)
  },
  async down(db) {
    await db.dropTable('staff_links')
    await db.dropTable('staff_members')
  },
}
