import { calls } from '@recruit/contract'
import { wholeContent } from '@recruit/local/testing/people'
import type { Asked } from '../load/load.ts'
import type { CallersStage, HeadersOf } from './callers.ts'
import { writing } from './drafts.ts'

interface FloorCall {
  goal?: number
  /** What is in the database before. */
  people: 'submitted' | 'drafts'
  connections?: number
  asked: (stage: CallersStage, headersOf: HeadersOf) => Asked | Promise<Asked>
}

const ESSAY = '여러 사람이 함께 쓰는 것을 만들고 싶습니다. '.repeat(10)
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
