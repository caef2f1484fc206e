import { randomUUID } from 'node:crypto'
import { calls } from '@recruit/contract'
import type { TestStack } from '@recruit/local/testing/stack'
import { createConnection, type RowDataPacket } from 'mysql2/promise'
import type { Applicant } from '../day/people.ts'
import type { CallersStage, HeadersOf } from './callers.ts'
import type { Asked } from './load.ts'

/** The statement by which the applicants service saves two essays. */
export const SAVE = `UPDATE applications SET version = version + 1, updated_at = UTC_TIMESTAMP(6),
  apply_reason = ?, activity_plan = ? WHERE id = ? AND term = ? AND version = ?`
const SAVED = /"applicationUpdateSuccess":"success"/
/** Applicants whose write was running when a measurement ended: the version of their draft is unknown. */
const underWay = new WeakSet<Applicant>()

/** Writes drafts, each after the version of its last reply; no applicant has two writes under way. */
export async function writing(
  { stack, people }: CallersStage,
  headersOf: HeadersOf,
  form: () => Record<string, unknown>,
): Promise<Asked> {
  const free = await versionsOf(stack, people)
  return {
    method: calls.savePage2.method,
    path: calls.savePage2.path,
    next: () => {
      const draft = free.shift()
      if (!draft) throw new Error('More writes are under way than there are drafts')
      const { person, version } = draft
      underWay.add(person)
      return {
        headers: { ...headersOf(person), 'idempotency-key': randomUUID() },
        body: JSON.stringify({ id: person.id, version, ...form() }),
        done: () => {
          underWay.delete(person)
          free.push({ person, version: version + 1 })
        },
      }
    },
    isRight: (reply) => SAVED.test(reply),
  }
}

async function versionsOf({ mysqlAdminUrl, prefix }: TestStack, people: Applicant[]) {
  const mysql = await createConnection(mysqlAdminUrl)
  const table = `${prefix}_applicants.applications`
  const [rows] = await mysql.query<RowDataPacket[]>(`SELECT id, version FROM ${table} WHERE id IN (?)`, [
    people.map(({ id }) => id),
  ])
  await mysql.end()
  const versions = new Map<string, number>(rows.map(({ id, version }) => [id, version]))
  return people
    .filter((person) => !underWay.has(person))
    .map((person) => ({ person, version: versions.get(person.id) ?? 1 }))
}
