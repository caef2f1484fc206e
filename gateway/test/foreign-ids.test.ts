import { type Call, type CallName, calls } from '@recruit/contract'
import { enrolledPerson, newMember, openPeriod } from '@recruit/local/testing/people'
import { type SharedStack, sharedStack } from '@recruit/local/testing/shared-stack'
import type { Answer, Visitor } from '@recruit/local/testing/visitor'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { entriesFor } from './matrix-entries.ts'

let stack: SharedStack
let browsers: Record<Call['who'], Visitor>
/** The digest of the waiting list, whose calls check nothing else before the ids. */
let seen: string
beforeAll(async () => {
  stack = await sharedStack()
  const admin = await openPeriod(stack.url)
  await admin.call('modifyRecruitInfo', { interviewPeriod: '2037.12.5(토) - 12.6(일)' })
  seen = (await admin.call('waitingList', { team: '1' })).seen
  const { browser: member } = await newMember(stack.url, { role: 'manager' })
  const { browser: applicant } = await enrolledPerson(stack.url)
  browsers = { admin, staff: admin, review: member, applicant, anyone: applicant }
})

const UNKNOWN = ['00000000-0000-4000-8000-000000000000', crypto.randomUUID()]
const MALFORMED = ['1', "' OR 1=1", 'x'.repeat(36)]
const FOREIGN = ['가', '한글 아이디', '🙂', 'é', `${'0'.repeat(35)}０`]

const FIELDS: Record<string, (id: string) => unknown> = {
  ...{ _id: (id) => id, id: (id) => id, member: (id) => id },
  ...{ ids: (id) => [id], interviewers: (id) => [id], audience: (id) => ({ ids: [id] }) },
  to: (id) => ({ id, name: '나래', teams: [1] }),
}
const WORDS = { subject: '안내', text: '안녕하세요.' }
/** Otherwise valid forms, so that the ids are checked. */
const GOOD: Record<string, unknown> = { version: 0, seen: () => seen, template: { ko: WORDS, en: WORDS } }

interface Field {
  format?: string
}
const fieldsOf = ({ request }: Call) =>
  (z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' }).properties ?? {}) as Record<string, Field>
const idsOf = (call: Call) => Object.keys(fieldsOf(call)).filter((field) => field in FIELDS)
const declared = (Object.entries(calls) as [CallName, Call][]).filter(([, call]) => idsOf(call).length > 0)
/** Here a malformed id is a wrong shape. The history outlives its application: an unknown one has an empty history. */
const tellsMalformed = (name: CallName, call: Call) =>
  name === 'applicantHistory' || /"format":"uuid"/.test(JSON.stringify(fieldsOf(call)))

/** A reply without its request id and its time. */
const alike = ({ status, headers, text }: Answer) => {
  const kept = [...headers].filter(([name]) => !['x-request-id', 'date'].includes(name)).sort()
  return JSON.stringify({ status, kept, text })
}
function formOf(name: CallName, call: Call, id: string) {
  const form: Record<string, unknown> = { ...entriesFor({ id })[name].form() }
  for (const field of Object.keys(fieldsOf(call))) {
    const good = GOOD[field]
    if (field in GOOD) form[field] = typeof good === 'function' ? good() : good
    if (field in FIELDS) form[field] = FIELDS[field]?.(id)
  }
  return form
}

test.each(declared)('%s answers an id of other letters as one that no one has', async (name, call) => {
  const others = tellsMalformed(name, call) ? MALFORMED : [...UNKNOWN, ...MALFORMED]
  const answers = new Set<string>()
  for (const id of [...others, ...FOREIGN])
    answers.add(alike(await browsers[call.who].send(name, formOf(name, call, id))))
  expect([...answers]).toEqual([expect.not.stringMatching(/"status":5/)])
})

test('an interviewer and an assignment of a member with an id of other letters are taken as of any other', async () => {
  const { admin } = browsers
  const interviewer = { name: '나래', teams: [1], interviewHours: Array(32).fill(0), interviewDays: null }
  const limits = { mostPerDay: null, mostInARow: null }
  for (const id of [...MALFORMED, ...FOREIGN]) {
    const saved = await admin.send('saveInterviewer', { version: 0, member: id, ...interviewer, ...limits })
    const members = [{ id, name: '나래', teams: [1] }]
    const shown = await admin.send('previewAssignment', { team: 1, needed: 1, members })
    expect({ id, statuses: [saved.status, shown.status] }).toEqual({ id, statuses: [200, 200] })
  }
})
