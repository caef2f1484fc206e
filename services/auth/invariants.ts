import type { Invariant } from '@recruit/chassis/mysql/invariant'

const HASH = "NOT LIKE '$argon2id$%'"

export const invariants: Invariant[] = [
  {
    name: 'staff-key-is-hashed',
    says: 'Of the keys of the staff only argon2id hashes are stored.',
    sql: `SELECT role AS id FROM staff_keys WHERE hash ${HASH}`,
  },
  {
    name: 'passphrase-is-hashed',
    says: 'Of the passphrases of members only argon2id hashes are stored.',
    sql: `SELECT id FROM staff_members WHERE hash ${HASH}`,
  },
  {
    name: 'member-link-is-hashed',
    says: 'Of the links of members only hashes are stored.',
    sql: `SELECT DISTINCT member AS id FROM staff_links WHERE CAST(hash AS CHAR) NOT REGEXP '^[A-Za-z0-9_-]{43}$'`,
  },
]
