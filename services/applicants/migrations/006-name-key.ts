import type { Migration } from '@recruit/chassis/mysql/migrate'
import { QueryTypes } from 'sequelize'

interface Row {
  id: string
  term: number
  name: string
  studentId: string
  ewhaianId: string
}

/**
 * The key by which names are compared: without white space, so that '김서연' and '김 서연' are one person. Of existing
 * applications that differ only by white space the first one has the key; the others get keys that no name has, and are
 * found by the name as typed.
 */
export const { up, down }: Migration = {
  async up(db) {
    const { sequelize } = db
    // Skipped when it exists from an interrupted run: a change of a table ends the transaction.
    if (!(await db.describeTable('applications')).name_key)
      await sequelize.query(
        `ALTER TABLE applications ADD COLUMN name_key VARCHAR(50) COLLATE utf8mb4_bin NOT NULL DEFAULT ''`,
      )
    await sequelize.query('UPDATE applications SET name_key = name')
    const rows = await sequelize.query<Row>(
      `SELECT id, term, name, student_id AS studentId, ewhaian_id AS ewhaianId FROM applications
        ORDER BY created_at, id`,
      { type: QueryTypes.SELECT },
    )
    const taken = new Set<string>()
    for (const { id, term, name, studentId, ewhaianId } of rows) {
      const key = name.replace(/\s/gu, '')
      const person = JSON.stringify([term, studentId, ewhaianId, key])
      const wanted = taken.has(person) ? ` ${id}` : key
      taken.add(person)
      if (wanted !== name)
        await sequelize.query('UPDATE applications SET name_key = ? WHERE id = ?', {
          replacements: [wanted, id],
        })
    }
    await sequelize.query(
      `ALTER TABLE applications DROP INDEX identity,
        ADD UNIQUE KEY identity (term, student_id, ewhaian_id, name_key)`,
    )
  },
  async down(db) {
    await db.sequelize.query(
      `ALTER TABLE applications DROP INDEX identity, DROP COLUMN name_key,
        ADD UNIQUE KEY identity (term, student_id, ewhaian_id, name)`,
    )
  },
}
