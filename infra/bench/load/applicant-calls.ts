/** The busiest calls of applicants and staff, each made by one person after another. */
import { randomUUID } from 'node:crypto'
import { type CallName, calls } from '@recruit/contract'
import { wholeContent } from '@recruit/local/testing/people'
import type { TestStack } from '@recruit/local/testing/stack'
import { query } from '../bench.ts'
import type { Applicant } from '../day/people.ts'
import type { HeadersOf } from './callers.ts'
import type { Asked } from './load.ts'

/** The statement by which the applicants service saves two essays. */
export const SAVE = `UPDATE applications SET version = version + 1, updated_at = UTC_TIMESTAMP(6),
  apply_reason = ?, activity_plan = ? WHERE id = ? AND term = ? AND version = ?`
const ESSAY = '여러 사람이 함께 쓰는 것을 만들고 싶습니다. '.repeat(10)
let written = 0
/** Essays that no draft has yet. */
export const newEssays = () => ({ applyReason: `${ESSAY}${written++}`, activityPlan: ESSAY })

export const asked = (name: CallName): Pick<Asked, 'method' | 'path'> => ({
  method: calls[name].method,
  path: calls[name].path,
})

export const inTurn = <One>(all: One[]) => {
  let turn = 0
  return () => all[turn++ % all.length] as One
}

/** Lookups by what `next` returns. */
export const lookups = (next: () => object, headersOf: HeadersOf): Asked => ({
  ...asked('findApplicant'),
  next: () => ({ headers: headersOf('nobody'), body: JSON.stringify(next()) }),
  isRight: (reply) => reply.includes('"checkInfoSuccess":true'),
})

export function results(people: Applicant[], headersOf: HeadersOf): Asked {
  const next = inTurn(people)
  return {
    ...asked('getApplication'),
    next: () => {
      const person = next()
      return { headers: headersOf(person), body: JSON.stringify({ id: person.id }) }
    },
    isRight: (reply) => reply.includes('"hasUnsubmittedEdits":false'),
  }
}

export const list = (headersOf: HeadersOf): Asked => ({
  ...{ method: calls.listApplicants.method, path: `${calls.listApplicants.path}?team=1` },
  next: () => ({ headers: headersOf('staff') }),
  isRight: (reply) => reply.startsWith('{"applicants":[{'),
})

const SAVED = /"applicationUpdateSuccess":"success"/
/** Applicants whose write was running when a measurement ended: the version of their draft is unknown. */
const underWay = new WeakSet<Applicant>()

/** Saves or submits drafts, each after the version of its last reply; no applicant has two writes under way. */
export async function writes(
  how: 'save' | 'submit',
  { mysqlAdminUrl, prefix }: TestStack,
  people: Applicant[],
  headersOf: HeadersOf,
): Promise<Asked> {
  const rows = await query<{ id: string; version: number }>(
    mysqlAdminUrl,
    `SELECT id, version FROM ${prefix}_applicants.applications WHERE id IN (?)`,
    [people.map(({ id }) => id)],
  )
  const versions = new Map(rows.map(({ id, version }) => [id, version]))
  const free = people
    .filter((person) => !underWay.has(person))
    .map((person) => ({ person, version: versions.get(person.id) ?? 1 }))
  const isFinalSubmit = how === 'submit'
  return {
    ...asked('savePage2'),
    next: () => {
      const draft = free.shift()
      if (!draft) throw new Error('More writes are under way than there are drafts')
      const { person, version } = draft
      underWay.add(person)
      const content = { ...(isFinalSubmit && wholeContent), ...newEssays(), isFinalSubmit }
      return {
        headers: { ...headersOf(person), 'idempotency-key': randomUUID() },
        body: JSON.stringify({ id: person.id, version, ...content }),
        done: () => {
          underWay.delete(person)
          free.push({ person, version: version + 1 })
        },
      }
    },
    isRight: (reply) => SAVED.test(reply),
  }
}
