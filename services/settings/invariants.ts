import type { Invariant } from '@recruit/chassis/mysql/invariant'

export const invariants: Invariant[] = [
  {
    name: 'one-settings-record',
    says: 'There is one record of the settings at most.',
    sql: 'SELECT id FROM settings WHERE (SELECT COUNT(*) FROM settings AS every_one) > 1',
  },
  {
    name: 'closed-terms-are-earlier',
    says: 'The running term is later than every term that is closed.',
    sql: 'SELECT term AS id FROM terms WHERE term >= (SELECT MAX(term) FROM settings)',
  },
]

/**
 * Facts for other services' invariants: the last announcement, and the terms whose personal data must be gone. The
 * removal runs every ten minutes with retries, so an hour later nothing may be left.
 */
export const facts = {
  announcement: 'SELECT announcement AS fact FROM settings',
  expired: `SELECT t.term AS fact FROM terms AS t JOIN settings AS s ON t.term < s.term
    WHERE t.closed_at + INTERVAL s.keep_months MONTH + INTERVAL 1 HOUR <= UTC_TIMESTAMP(6)`,
}
