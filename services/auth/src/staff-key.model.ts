import type { History } from '@recruit/chassis/history'
import type { Role } from '@recruit/chassis/internal-token'
import { inTransaction } from '@recruit/chassis/mysql'
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  literal,
  Model,
  type Sequelize,
} from 'sequelize'

export const ROLES = ['admin', 'manager'] as const satisfies Role[]

class Row extends Model<InferAttributes<Row>, InferCreationAttributes<Row>> {
  declare role: Role
  declare hash: string
  declare changedAt: CreationOptional<Date>
}

/** The hashes of the two keys. */
export function staffKeyStore(db: Sequelize, history: History) {
  const { STRING, DATE } = DataTypes
  Row.init(
    {
      role: { type: STRING(10), primaryKey: true },
      hash: STRING(200),
      changedAt: { type: DATE(6), defaultValue: literal('CURRENT_TIMESTAMP(6)') },
    },
    { sequelize: db, tableName: 'staff_keys' },
  )
  return {
    async hashes(): Promise<Partial<Record<Role, string>>> {
      const rows = await Row.findAll({ attributes: ['role', 'hash'], raw: true })
      return Object.fromEntries(rows.map(({ role, hash }) => [role, hash]))
    },

    /** Only that a key changed is remembered, never a key. */
    set: (role: Role, hash: string) =>
      inTransaction(db, async (transaction) => {
        const changedAt = literal('CURRENT_TIMESTAMP(6)') as unknown as Date
        await Row.upsert({ role, hash, changedAt }, { transaction })
        await history.append({ role: 'operator', session: '' }, [{ what: `${role}Key` }], transaction)
      }),
  }
}
export type StaffKeyStore = ReturnType<typeof staffKeyStore>
