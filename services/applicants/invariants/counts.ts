import type { Invariant } from '@recruit/chassis/mysql/invariant'

const KEPT =
  'SELECT term, SUM(drafts + submitted) AS total, SUM(submitted) AS submitted FROM term_counts GROUP BY term'

export const counts: Invariant[] = [
  {
    name: 'counts-as-in-history',
    says: 'The numbers that are kept of a removed term add up to what its history says.',
    sql: `SELECT kept.term AS id FROM (${KEPT}) AS kept
      JOIN history AS h ON h.what = 'removedTerm' AND h.to_text = CAST(kept.term AS CHAR)
      WHERE CAST(h.from_text AS UNSIGNED) <> kept.total`,
  },
  {
    name: 'no-more-than-was-counted',
    says: 'No term has more submitted applications than were counted when its removal began.',
    sql: `SELECT kept.term AS id FROM (${KEPT}) AS kept
      WHERE (SELECT COUNT(*) FROM applications AS a WHERE a.term = kept.term AND a.submissions > 0) > kept.submitted`,
  },
]
