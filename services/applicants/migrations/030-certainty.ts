import type { Migration } from '@recruit/chassis/mysql/migrate'

const COLUMNS = {
  reviewing_phases: { places: 'SMALLINT UNSIGNED NULL' },
  assignments: { is_again: 'BOOLEAN NOT NULL DEFAULT FALSE' },
}

/** How many applicants can be taken, and which assignments are in addition to the needed ones. */
export const { up, down }: Migration = {
  async up(db) {
    for (const [table, columns] of Object.entries(COLUMNS)) {
      // Skips what exists from an interrupted run.
      const there = await db.describeTable(table)
      for (const [name, type] of Object.entries(columns))
        if (!(name in there)) await db.sequelize.query(`ALTER TABLE ${table} ADD COLUMN ${name} ${type}`)
    }
  },
  async down(db) {
    for (const [table, columns] of Object.entries(COLUMNS))
      for (const name of Object.keys(columns)) await db.removeColumn(table, name)
  },
}
