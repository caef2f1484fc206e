import { randomUUID } from 'node:crypto'
import { TOKEN_HEADER, tokenMinter } from '@recruit/chassis/tokens/internal-token'
import { readSecrets } from '@recruit/local/keys/secrets'
import type { TestStack } from '@recruit/local/testing/stack'
import type { Applicant } from '../day/people.ts'

/** Who asks: somebody unknown, the person of an application, or staff. */
type Asking = 'nobody' | 'staff' | Applicant
/** The headers that go with a request, by who asks. */
export type HeadersOf = (who: Asking) => Record<string, string>
/** Who is there to ask. */
export interface CallersStage {
  stack: TestStack
  people: Applicant[]
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
