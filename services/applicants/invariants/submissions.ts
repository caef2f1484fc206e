import type { Invariant } from '@recruit/chassis/mysql/invariant'

export const submissions: Invariant[] = [
  {
    name: 'submission-is-whole',
    says: 'What was submitted has its version and its time, and what was not has neither.',
    batches: 'applications',
    sql: `SELECT id FROM applications WHERE id > :after AND id <= :upTo
      AND ((submissions > 0) <> (submitted IS NOT NULL) OR (submissions > 0) <> (submitted_at IS NOT NULL))`,
  },
  {
    name: 'acknowledged-submission-is-kept',
    says: 'The stored submission is the one that was acknowledged last, or a later one.',
    sql: `SELECT DISTINCT a.id FROM outcomes AS o JOIN applications AS a ON a.id = o.application_id
      WHERE o.submissions > a.submissions OR o.version > a.version
        OR (o.submissions = a.submissions AND NOT (o.submitted_at <=> a.submitted_at))`,
  },
]
