import type { Migration } from '@recruit/chassis/mysql/migrate'
import { QueryTypes } from 'sequelize'

const UNSEEN = /[\s\p{Default_Ignorable_Code_Point}]/gu

/**
 * Names that differ only by invisible characters are equal. A member who differed from another by those keeps her old
 * key, which no name has any more, until an admin renames her.
 */
export const { up, down }: Migration = {
  async up({ sequelize }) {
    const members = await sequelize.query<{ id: string; key: string }>(
      'SELECT id, name_key AS `key` FROM staff_members ORDER BY created_at, id',
      { type: QueryTypes.SELECT },
    )
    const taken = new Set(members.map(({ key }) => key))
    for (const { id, key } of members) {
      const seen = key.replace(UNSEEN, '')
      if (seen === key || taken.has(seen)) continue
      taken.add(seen)
      await sequelize.query('UPDATE staff_members SET name_key = ? WHERE id = ?', {
        replacements: [seen, id],
      })
    }
  },
  down: async () => undefined,
}
