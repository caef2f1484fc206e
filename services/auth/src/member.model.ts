import { type By, type Change, type History, realChanges } from '@recruit/chassis/audit-log/audit-log'
import { forUpdate, inTransaction, orTaken } from '@recruit/chassis/mysql/mysql'
import type { Role } from '@recruit/contract/calls/roles'
import type { Team } from '@recruit/contract/constants'
import { memberKeyOf } from '@recruit/contract/text'
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
  type Transaction,
} from 'sequelize'

/** A stored member of the staff; without a hash she has never set a passphrase. */
export interface StoredMember {
  id: string
  name: string
  role: Role
  teams: Team[]
  hash: string | null
  isDisabled: boolean
  version: number
}
export type MemberFields = Pick<StoredMember, 'name' | 'role' | 'teams' | 'isDisabled'>

export class MemberRow extends Model<InferAttributes<MemberRow>, InferCreationAttributes<MemberRow>> {
  declare id: string
  declare name: string
  declare nameKey: string
  declare role: Role
  declare teams: string
  declare hash: CreationOptional<string | null>
  declare disabledAt: CreationOptional<Date | null>
  declare version: CreationOptional<number>
}

export const memberOf = (row: MemberRow): StoredMember => ({
  id: row.id,
  name: row.name,
  role: row.role,
  teams: row.teams.split(',').filter(Boolean).map(Number) as Team[],
  hash: row.hash,
  isDisabled: row.disabledAt !== null,
  version: row.version,
})

/** The columns of these fields; `wasDisabledAt` stays if absent. */
const columnsOf = ({ name, role, teams, isDisabled }: MemberFields, wasDisabledAt: Date | null = null) => ({
  name,
  nameKey: memberKeyOf(name),
  role,
  teams: teams.join(','),
  disabledAt: isDisabled ? (wasDisabledAt ?? new Date()) : null,
})

/** The members of the staff; each change and its line of the history are one transaction. */
export function memberStore(db: Sequelize, history: History) {
  const { CHAR, STRING, DATE, INTEGER } = DataTypes
  MemberRow.init(
    {
      id: { type: CHAR(36), primaryKey: true },
      name: STRING(50),
      nameKey: STRING(50),
      role: STRING(10),
      teams: STRING(20),
      hash: STRING(200),
      disabledAt: DATE(6),
      version: { type: INTEGER, defaultValue: 1 },
    },
    { sequelize: db, tableName: 'staff_members' },
  )

  const find = async (where: { id: string } | { nameKey: string }): Promise<StoredMember | null> => {
    const row = await MemberRow.findOne({ where, raw: true })
    return row && memberOf(row)
  }

  return {
    all: async (): Promise<StoredMember[]> =>
      (await MemberRow.findAll({ order: ['name', 'id'], raw: true })).map(memberOf),
    get: (id: string) => find({ id }),
    byName: (name: string) => find({ nameKey: memberKeyOf(name) }),

    async names(ids: string[]): Promise<Map<string, string>> {
      const rows = await MemberRow.findAll({ where: { id: ids }, attributes: ['id', 'name'], raw: true })
      return new Map(rows.map(({ id, name }) => [id, name]))
    },

    /** 'taken': another member has this name. `also`: further writes of the transaction, the first link. */
    add: (
      id: string,
      fields: MemberFields,
      by: By,
      also: (transaction: Transaction) => Promise<void>,
    ): Promise<'added' | 'taken'> =>
      orTaken('taken', () =>
        inTransaction(db, async (transaction) => {
          await MemberRow.create({ id, ...columnsOf(fields) }, { transaction })
          await history.append(by, [{ what: 'memberAdded', about: id, to: fields.role }], transaction)
          await also(transaction)
          return 'added' as const
        }),
      ),

    /** `also`: further conditions of the transaction; if it throws, nothing changes. */
    change: (
      { id, version, ...fields }: Partial<MemberFields> & Pick<StoredMember, 'id' | 'version'>,
      by: By,
      also: (before: StoredMember, after: StoredMember, transaction: Transaction) => Promise<void>,
    ): Promise<StoredMember | 'taken' | 'stale' | 'gone'> =>
      orTaken('taken', () =>
        inTransaction(db, async (transaction) => {
          const row = await MemberRow.findOne({ where: { id }, ...forUpdate(transaction) })
          if (!row) return 'gone' as const
          if (row.version !== version) return 'stale' as const
          const before = memberOf(row)
          const after = { ...before, ...fields, version: version + 1 }
          await MemberRow.update(
            { ...columnsOf(after, row.disabledAt), version: after.version },
            { where: { id }, transaction },
          )
          await history.append(by, changesOf(before, after), transaction)
          await also(before, after, transaction)
          return after
        }),
      ),
  }
}
export type MemberStore = ReturnType<typeof memberStore>

/** The history's names of a member's changes. */
const FIELDS = {
  memberName: ({ name }) => name,
  memberRole: ({ role }) => role,
  memberTeams: ({ teams }) => teams.join(','),
  memberDisabled: ({ isDisabled }) => String(isDisabled),
} as const satisfies Record<string, (member: StoredMember) => string>

const changesOf = (before: StoredMember, after: StoredMember): Change[] =>
  realChanges(
    Object.entries(FIELDS).map(([what, of]) => ({ what, about: before.id, from: of(before), to: of(after) })),
  )
