import type { History } from '@recruit/chassis/audit-log/audit-log'
import { inTransaction, NOW } from '@recruit/chassis/mysql/mysql'
import type { KeyRole } from '@recruit/contract/calls/roles'
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  literal,
  Model,
  type Sequelize,
} from 'sequelize'

class Row extends Model<InferAttributes<Row>, InferCreationAttributes<Row>> {
  declare role: KeyRole
  declare hash: string
  declare changedAt: CreationOptional<Date>
}

/** The hashes of the keys, one for each role. */
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
    async hashes(): Promise<Partial<Record<KeyRole, string>>> {
      const rows = await Row.findAll({ attributes: ['role', 'hash'], raw: true })
      return Object.fromEntries(rows.map(({ role, hash }) => [role, hash]))
    },

    /** The history records only that a key changed. */
    set: (role: KeyRole, hash: string) =>
      inTransaction(db, async (transaction) => {
        await Row.upsert({ role, hash, changedAt: NOW }, { transaction })
        await history.append({ role: 'operator', session: '' }, [{ what: `${role}Key` }], transaction)
      }),
  }
}
export type StaffKeyStore = ReturnType<typeof staffKeyStore>
