import { randomUUID } from 'node:crypto'
import { TOKEN_HEADER, tokenMinter } from '@recruit/chassis/tokens/internal-token'
import { calls } from '@recruit/contract'
import { readSecrets } from '@recruit/local/keys/secrets'
import { wholeContent } from '@recruit/local/testing/people'
import type { TestStack } from '@recruit/local/testing/stack'
import { createConnection, type RowDataPacket } from 'mysql2/promise'
import type { Applicant } from '../day/people.ts'
import type { Asked } from '../load/load.ts'

/** Who asks: somebody unknown, the person of an application, or staff. */
type Asking = 'nobody' | 'staff' | Applicant
/** The headers that go with a request, by who asks. */
export type HeadersOf = (who: Asking) => Record<string, string>
interface CallersStage {
  stack: TestStack
  people: Applicant[]
}
interface FloorCall {
  goal?: number
  /** What is in the database before. */
  people: 'submitted' | 'drafts'
  connections?: number
  asked: (stage: CallersStage, headersOf: HeadersOf) => Asked | Promise<Asked>
}

const ESSAY = '여러 사람이 함께 쓰는 것을 만들고 싶습니다. '.repeat(10)
const SAVED = /"applicationUpdateSuccess":"success"/
let written = 0

/** The calls that are held against a floor, each asked by everybody in turn. */
export const FLOOR_CALLS = {
  lookup: {
    goal: 0.5,
    people: 'submitted',
    asked: ({ people }, headersOf) => {
      const next = inTurn(people)
      return {
        ...of('findApplicant'),
        next: () => {
          const { name, studentId, ewhaianId } = next()
          return { headers: headersOf('nobody'), body: JSON.stringify({ name, studentId, ewhaianId }) }
        },
        isRight: (reply) => reply.includes('"checkInfoSuccess":true'),
      }
    },
  },
  result: {
    goal: 0.5,
    people: 'submitted',
    asked: ({ people }, headersOf) => {
      const next = inTurn(people)
      return {
        ...of('getApplication'),
        next: () => {
          const person = next()
          return { headers: headersOf(person), body: JSON.stringify({ id: person.id }) }
        },
        isRight: (reply) => reply.includes('"hasUnsubmittedEdits":false'),
      }
    },
  },
  save: {
    goal: 0.5,
    people: 'drafts',
    asked: (stage, headersOf) =>
      writing(stage, headersOf, () => ({
        applyReason: `${ESSAY}${written++}`,
        activityPlan: ESSAY,
        isFinalSubmit: false,
      })),
  },
  submit: {
    goal: 0.4,
    people: 'drafts',
    asked: (stage, headersOf) =>
      writing(stage, headersOf, () => ({
        ...wholeContent,
        applyReason: `${ESSAY}${written++}`,
        activityPlan: ESSAY,
        isFinalSubmit: true,
      })),
  },
  list: {
    people: 'submitted',
    // Each takes long: no more than answer in time on a busy machine.
    connections: 4,
    asked: (_stage, headersOf) => {
      const { path, ...asked } = of('listApplicants')
      return {
        ...asked,
        path: `${path}?team=1`,
        next: () => ({ headers: headersOf('staff') }),
        isRight: (reply) => reply.startsWith('{"applicants":[{'),
      }
    },
  },
} satisfies Record<string, FloorCall>
export type FloorCallName = keyof typeof FLOOR_CALLS
export const FLOOR_CALL_NAMES = Object.keys(FLOOR_CALLS) as FloorCallName[]
export const floorCall = (name: FloorCallName): FloorCall => FLOOR_CALLS[name]

const of = (name: keyof typeof calls) => ({ method: calls[name].method, path: calls[name].path })

const inTurn = <One>(all: One[]) => {
  let turn = 0
  return () => all[turn++ % all.length] as One
}

/** Whose write was under way when a measurement ended: of which version the draft is, only its end would tell. */
const underWay = new WeakSet<Applicant>()

/** Writes of drafts, each after the version that its last reply named; nobody has two under way. */
async function writing(
  { stack, people }: CallersStage,
  headersOf: HeadersOf,
  form: () => Record<string, unknown>,
): Promise<Asked> {
  const free = await versionsOf(stack, people)
  return {
    ...of('savePage2'),
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
  const [rows] = await mysql.query<RowDataPacket[]>(`SELECT id, version FROM ${table}`)
  await mysql.end()
  const versions = new Map<string, number>(rows.map(({ id, version }) => [id, version]))
  return people
    .filter((person) => !underWay.has(person))
    .map((person) => ({ person, version: versions.get(person.id) ?? 1 }))
}

/**
 * The headers that the gateway sends, of callers whose tokens no service has seen yet: on the day each comes for the first
 * time. From many addresses, as a gateway has callers from. `people`: whose tokens are made beforehand.
 */
export function asGateway({ dataDir }: TestStack, people: Applicant[] = []): HeadersOf {
  const mint = tokenMinter('gateway', readSecrets(dataDir).gateway.private)
  const staff = { role: 'admin', sid: randomUUID() }
  const callerOf = (who: Asking) => (who === 'nobody' ? {} : who === 'staff' ? staff : { ids: [who.id] })
  const tokens = new Map<Asking, string>()
  const tokenOf = (who: Asking): string => {
    const token = tokens.get(who) ?? mint('applicants', callerOf(who))
    tokens.set(who, token)
    return token
  }
  people.forEach(tokenOf)
  let address = 0
  return (who) => ({
    accept: 'application/json',
    'content-type': 'application/json',
    [TOKEN_HEADER]: tokenOf(who),
    'x-request-id': randomUUID(),
    'x-forwarded-for': `10.${(address >> 8) & 255}.${address++ & 255}.1`,
  })
}
