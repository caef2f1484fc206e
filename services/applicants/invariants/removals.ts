import type { Invariant } from '@recruit/chassis/mysql/invariant'

const OF_TERM = {
  applications: 'id',
  messages: 'id',
  mailings: 'id',
  reviewers: 'member',
  interviewers: 'id',
  appointments: 'application',
  timetable_runs: 'id',
}
const OF_APPLICATION = ['reviews', 'earlier_pseudonyms', 'assignments', 'appointments']

export const removals: Invariant[] = [
  ...Object.entries(OF_TERM).map(([table, key]) => ({
    name: `no-${table.replace('_', '-')}-of-an-expired-term`,
    says: `Of terms whose time is over the ${table.replace('_', ' ')} are gone.`,
    sql: `SELECT ${key} AS id FROM ${table} WHERE term IN (:expired)`,
  })),
  ...OF_APPLICATION.map((table) => ({
    name: `no-${table.replace('_', '-')}-without-an-application`,
    says: `The ${table.replace('_', ' ')} of an application are gone with it.`,
    sql: `SELECT DISTINCT application AS id FROM ${table} AS t
      WHERE NOT EXISTS (SELECT 1 FROM applications AS a WHERE a.id = t.application)`,
  })),
]
