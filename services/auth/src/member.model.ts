import type { By, Change, History } from '@recruit/chassis/audit-log/audit-log'
import { inTransaction, orTaken, queriesOf, type Value } from '@recruit/chassis/mysql/mysql'
import type { Role } from '@recruit/contract/calls/roles'
import type { Team } from '@recruit/contract/constants'
import { memberKeyOf } from '@recruit/contract/text'
import type { Sequelize, Transaction } from 'sequelize'

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

interface Row extends Omit<StoredMember, 'teams' | 'isDisabled'> {
  teams: string
  disabledAt: Date | null
}
const READ = 'SELECT id, name, role, teams, hash, disabled_at AS disabledAt, version FROM staff_members'
const ADD = `INSERT INTO staff_members (name, name_key, role, teams, disabled_at, id) VALUES (?, ?, ?, ?, ?, ?)`
const CHANGE = `UPDATE staff_members SET name = ?, name_key = ?, role = ?, teams = ?, disabled_at = ?,
  version = version + 1 WHERE id = ?`

const memberOf = ({ teams, disabledAt, ...row }: Row): StoredMember => ({
  ...row,
  teams: teams.split(',').filter(Boolean).map(Number) as Team[],
  isDisabled: disabledAt !== null,
})

/** The members that fulfil a condition. */
export const readMembers = async (
  db: Sequelize,
  where: string,
  values: Value[],
  transaction?: Transaction,
): Promise<StoredMember[]> =>
  (await queriesOf(db).select<Row>(`${READ} ${where}`, values, transaction)).map(memberOf)

/** The values of the written columns; `wasDisabledAt` stays if there is one. */
const valuesOf = ({ name, role, teams, isDisabled }: MemberFields, wasDisabledAt: Date | null = null) => [
  ...[name, memberKeyOf(name), role, teams.join(',')],
  isDisabled ? (wasDisabledAt ?? new Date()) : null,
]

/** The members of the staff; each change and its line of the history are one transaction. */
export function memberStore(db: Sequelize, history: History) {
  const find = async (where: string, value: string): Promise<StoredMember | null> =>
    (await readMembers(db, where, [value]))[0] ?? null

  return {
    all: () => readMembers(db, 'ORDER BY name, id', []),
    get: (id: string) => find('WHERE id = ?', id),
    byName: (name: string) => find('WHERE name_key = ?', memberKeyOf(name)),

    async names(ids: string[]): Promise<Map<string, string>> {
      const rows = ids.length ? await readMembers(db, 'WHERE id IN (?)', [ids]) : []
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
        inTransaction(db, async (transaction, { write }) => {
          await write(ADD, [...valuesOf(fields), id])
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
        inTransaction(db, async (transaction, { select, write }) => {
          const [row] = await select<Row>(`${READ} WHERE id = ? FOR UPDATE`, [id])
          if (!row) return 'gone' as const
          if (row.version !== version) return 'stale' as const
          const before = memberOf(row)
          const after = { ...before, ...fields, version: version + 1 }
          await write(CHANGE, [...valuesOf(after, row.disabledAt), id])
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
  Object.entries(FIELDS)
    .map(([what, of]) => ({ what, about: before.id, from: of(before), to: of(after) }))
    .filter(({ from, to }) => from !== to)
