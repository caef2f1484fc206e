import { calls } from '@recruit/contract'
import { wholeContent } from '@recruit/local/testing/people'
import type { CallersStage, HeadersOf } from './callers.ts'
import { writing } from './drafts.ts'
import type { Asked } from './load.ts'

interface ApplicantCall {
  /** The data before the call. */
  people: 'submitted' | 'drafts'
  connections?: number
  asked: (stage: CallersStage, headersOf: HeadersOf) => Asked | Promise<Asked>
}

const ESSAY = '여러 사람이 함께 쓰는 것을 만들고 싶습니다. '.repeat(10)
let written = 0

/** The busiest calls of applicants and staff, each made by one person after another. */
export const APPLICANT_CALLS = {
  lookup: {
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
    people: 'drafts',
    asked: (stage, headersOf) =>
      writing(stage, headersOf, () => ({
        applyReason: `${ESSAY}${written++}`,
        activityPlan: ESSAY,
        isFinalSubmit: false,
      })),
  },
  submit: {
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
    // Each takes long, so this is how many a busy machine answers in time.
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
} satisfies Record<string, ApplicantCall>
export type ApplicantCallName = keyof typeof APPLICANT_CALLS
export const applicantCall = (name: ApplicantCallName): ApplicantCall => APPLICANT_CALLS[name]

const of = (name: keyof typeof calls) => ({ method: calls[name].method, path: calls[name].path })

const inTurn = <One>(all: One[]) => {
  let turn = 0
  return () => all[turn++ % all.length] as One
}
