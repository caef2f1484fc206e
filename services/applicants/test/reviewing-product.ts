import { type Member, TOKEN_HEADER, tokenMinter } from '@recruit/chassis/tokens/internal-token'
import { type CallName, type Calls, calls, type ReplyOf, type SentTo } from '@recruit/contract'
import type { Role } from '@recruit/contract/calls/roles'
import type { Stage, Team } from '@recruit/contract/constants'
import { readSecrets } from '@recruit/local/keys/secrets'
import { admin, stack, submittedPerson } from './product.ts'

let members = 0

/** A member of the staff who has signed in by name, in the token that the gateway sends. */
export const member = (name = `나리${++members}`) => memberAs({ id: crypto.randomUUID(), name }, 'manager')

export function memberAs(person: Member, role: Role) {
  const mint = tokenMinter('gateway', readSecrets(stack.dataDir).gateway.private)

  async function send(call: CallName, form: object = {}) {
    const { method, path } = calls[call]
    const query = method === 'GET' ? `?${new URLSearchParams(form as Record<string, string>)}` : ''
    const response = await fetch(stack.services.applicants + path + query, {
      method,
      body: method === 'GET' ? undefined : JSON.stringify(form),
      headers: {
        'Content-Type': 'application/json',
        'Accept-Language': 'en',
        [TOKEN_HEADER]: mint('applicants', { role, sid: person.id, member: person }),
      },
    })
    const text = await response.text()
    return { status: response.status, text, body: JSON.parse(text) }
  }
  async function call<Name extends CallName>(
    name: Name,
    form: SentTo<Calls[Name]>,
  ): Promise<ReplyOf<Calls[Name]>> {
    const { status, text, body } = await send(name, form as object)
    if (status !== 200) throw new Error(`${name} answered ${status} ${text}`)
    return calls[name].reply.parse(body) as ReplyOf<Calls[Name]>
  }
  return { person, send, call }
}
export type ReviewingMember = ReturnType<typeof memberAs>

const sentences = { low: '드러나지 않습니다.', middle: '보통입니다.', high: '뚜렷합니다.' }

/** Gives the team two criteria, one with threefold weight; returns how to send a score. */
export async function judgeBy(team: Team, stage: Stage = 'documents') {
  const { version } = await admin.call('reviewCriteria', { team, stage })
  const { criteria } = await admin.call('setReviewCriteria', {
    ...{ team, stage },
    version,
    criteria: [
      { name: '열정', weight: 3, ...sentences },
      { name: '솜씨', weight: 1, ...sentences },
    ],
  })
  const [first, second] = criteria
  if (!first || !second) throw new Error('There are two criteria')
  return (zeal: number, skill: number) => ({ [first.id]: zeal, [second.id]: skill })
}

/** Finds an application by the beginning of its essay, as the member sees it. */
export async function findByEssay({ call }: ReviewingMember, team: Team, essay: string) {
  const { applications } = await call('listReviews', { team })
  for (const { id } of applications) {
    const found = await call('reviewApplication', { team, id })
    if (found.content.applyReason.startsWith(essay)) return found
  }
  throw new Error(`Nobody wrote ${essay}`)
}

let essays = 0
/** A submitted application with a recognisable essay. */
export async function essayOf(team: 1 | 2 | 3) {
  const essay = `글 ${++essays}. `
  return { essay, ...(await submittedPerson(team, { applyReason: `${essay}함께하고 싶습니다.` })) }
}
