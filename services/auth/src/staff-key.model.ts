import type { History } from '@recruit/chassis/audit-log/audit-log'
import { inTransaction, queriesOf } from '@recruit/chassis/mysql/mysql'
import type { KeyRole } from '@recruit/contract/calls/roles'
import type { Sequelize } from 'sequelize'

const SET = `INSERT INTO staff_keys (role, hash, changed_at) VALUES (?, ?, UTC_TIMESTAMP(6))
  ON DUPLICATE KEY UPDATE hash = VALUES(hash), changed_at = VALUES(changed_at)`

/** The hashes of the keys, one for each role. */
export function staffKeyStore(db: Sequelize, history: History) {
  const { select } = queriesOf(db)
  return {
    async hashes(): Promise<Partial<Record<KeyRole, string>>> {
      const rows = await select<{ role: KeyRole; hash: string }>('SELECT role, hash FROM staff_keys', [])
      return Object.fromEntries(rows.map(({ role, hash }) => [role, hash]))
    },

    /** The history records only that a key changed. */
    set: (role: KeyRole, hash: string) =>
      inTransaction(db, async (transaction, { write }) => {
        await write(SET, [role, hash])
        await history.append({ role: 'operator', session: '' }, [{ what: `${role}Key` }], transaction)
      }),
  }
}
export type StaffKeyStore = ReturnType<typeof staffKeyStore>
