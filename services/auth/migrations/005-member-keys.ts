import type { Migration } from '@recruit/chassis/mysql/migrate'
import { QueryTypes } from 'sequelize'

const UNSEEN = /[\s\p{Default_Ignorable_Code_Point}]/gu

/**
 * Names that differ by what no one sees are one name. A member who was told apart from another by that alone keeps the
 * key that she had, which no name has any more: an admin gives her another name.
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
