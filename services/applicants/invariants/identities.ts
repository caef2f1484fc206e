import type { Invariant } from '@recruit/chassis/mysql/invariant'

export const identities: Invariant[] = [
  {
    name: 'one-application-of-an-identity',
    says: 'A term has one application at most of a name key, student id and community id.',
    sql: `SELECT MIN(id) AS id FROM applications
      GROUP BY term, student_id, ewhaian_id, name_key HAVING COUNT(*) > 1`,
  },
  {
    name: 'no-identity-twice-as-typed',
    says: 'A term has one application at most of a name as it was typed, student id and community id.',
    // By the index first: names are read only for the few who share both ids.
    sql: `SELECT MIN(a.id) AS id FROM applications AS a
      JOIN (SELECT term, student_id, ewhaian_id FROM applications
        GROUP BY term, student_id, ewhaian_id HAVING COUNT(*) > 1) AS shared
        ON shared.term = a.term AND shared.student_id = a.student_id AND shared.ewhaian_id = a.ewhaian_id
      GROUP BY a.term, a.student_id, a.ewhaian_id, CAST(a.name AS BINARY) HAVING COUNT(*) > 1`,
  },
]
