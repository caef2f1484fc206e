import { createHash } from 'node:crypto'
import type { Migration } from '@recruit/chassis/mysql/migrate'
import { QueryTypes } from 'sequelize'

const ASCII = 'CHARACTER SET ascii COLLATE ascii_bin'
const TABLE = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin'

/** Pseudonyms of applications before there was a key. */
const earlierPseudonym = (term: number, application: string, member: string): string =>
  createHash('sha256')
    .update(JSON.stringify(['review', term, application, member]))
    .digest('base64url')
    .slice(0, 22)

/**
 * The key of the applications' pseudonyms. The earlier ones, which anyone could compute from an address, still lead a
 * member to reviews that she has begun, and to nothing else.
 */
export const { up, down }: Migration = {
  async up(db) {
    const { sequelize } = db
    await sequelize.query(
      `CREATE TABLE IF NOT EXISTS pseudonym_key (id TINYINT NOT NULL PRIMARY KEY, secret CHAR(43) ${ASCII} NOT NULL) ${TABLE}`,
    )
    await sequelize.query(`CREATE TABLE IF NOT EXISTS earlier_pseudonyms (
      member VARCHAR(36) ${ASCII} NOT NULL,
      pseudonym CHAR(22) ${ASCII} NOT NULL,
      application VARCHAR(36) ${ASCII} NOT NULL,
      PRIMARY KEY (member, pseudonym),
      KEY of_application (application)
    ) ${TABLE}`)
    const begun = await sequelize.query<{ term: number; application: string; member: string }>(
      'SELECT a.term, r.application, r.member FROM reviews AS r JOIN applications AS a ON a.id = r.application',
      { type: QueryTypes.SELECT },
    )
    for (const { term, application, member } of begun)
      await sequelize.query(
        'REPLACE INTO earlier_pseudonyms (member, pseudonym, application) VALUES (?, ?, ?)',
        {
          replacements: [member, earlierPseudonym(term, application, member), application],
        },
      )
  },
  async down(db) {
    for (const table of ['earlier_pseudonyms', 'pseudonym_key']) await db.dropTable(table)
  },
}
