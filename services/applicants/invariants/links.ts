import type { Invariant } from '@recruit/chassis/mysql/invariant'

export const links: Invariant[] = [
  {
    name: 'interviewer-link-is-hashed',
    says: 'Of the links of interviewers only hashes are stored.',
    sql: `SELECT DISTINCT interviewer AS id FROM interviewer_links
      WHERE CAST(hash AS CHAR) NOT REGEXP '^[A-Za-z0-9_-]{43}$'`,
  },
]
