import type { Invariant } from '@recruit/chassis/mysql/invariant'
import { EVERYTHING } from '@recruit/contract/rules/announcements'

/** Applications with decisions in the history: the last one must be the stored one. */
const asInHistory = (what: 'pass' | 'date'): Invariant => ({
  name: `${what}-as-in-history`,
  says: `The ${what} of an application is the one that its history says last.`,
  batches: 'applications',
  sql: `SELECT a.id FROM applications AS a
    JOIN (SELECT about, MAX(entry) AS entry FROM history
      WHERE what = '${what}' AND about > :after AND about <= :upTo GROUP BY about) AS newest ON newest.about = a.id
    JOIN history AS h ON h.entry = newest.entry
    WHERE CAST(h.to_text AS BINARY) <> CAST(a.${what} AS BINARY)`,
})

export const decisions: Invariant[] = [
  {
    name: 'held-back-decision-is-whole',
    says: 'What applicants go on seeing has its pass status, its date and its announcement, or none of them.',
    batches: 'applications',
    sql: `SELECT id FROM applications WHERE id > :after AND id <= :upTo
      AND ((shown_in IS NULL) <> (shown_pass IS NULL) OR (shown_in IS NULL) <> (shown_date IS NULL))`,
  },
  {
    name: 'held-back-in-an-announcement',
    says: 'No decision is held back past the next showing of everything that is decided.',
    // Reads only the index. One announcement is tolerated, because results may be shown between the two queries.
    sql: `SELECT id FROM applications FORCE INDEX (by_announcement)
      WHERE shown_in >= (:announcement DIV ${EVERYTHING} + 2) * ${EVERYTHING}`,
  },
  asInHistory('pass'),
  asInHistory('date'),
]
