import { randomUUID } from 'node:crypto'
import { TOKEN_HEADER, tokenMinter } from '@recruit/chassis/tokens/internal-token'
import { readSecrets } from '@recruit/local/keys/secrets'
import type { Service } from '@recruit/local/paths'
import { browserHeaders } from '@recruit/local/testing/cookie-jar'
import type { TestStack } from '@recruit/local/testing/stack'
import { seeded } from '../../local/demo/people.ts'
import type { Product } from '../bench.ts'
import { type Applicant, lookedUp } from '../day/people.ts'

/** The caller: an unknown visitor, the person of an application, or staff. */
type Asking = 'nobody' | 'staff' | Applicant
export type HeadersOf = (who: Asking) => Record<string, string>

/**
 * The headers of the gateway for callers with unused tokens, since on the day each comes for the first time, from many
 * addresses. The tokens of `people` are made in advance.
 */
export function asGateway(
  { dataDir }: TestStack,
  people: Applicant[] = [],
  service: Service = 'applicants',
): HeadersOf {
  const mint = tokenMinter('gateway', readSecrets(dataDir).gateway.private)
  const staff = { role: 'admin', sid: randomUUID() }
  const callerOf = (who: Asking) => (who === 'nobody' ? {} : who === 'staff' ? staff : { ids: [who.id] })
  const tokens = new Map<Asking, string>()
  const tokenOf = (who: Asking): string => {
    const token = tokens.get(who) ?? mint(service, callerOf(who))
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

/** The headers of browsers: each of these people has just proved her application, and staff have signed in. */
export async function asBrowsers({ stack, admin }: Product, people: Applicant[]): Promise<HeadersOf> {
  const browsers = await lookedUp(stack.url, people, seeded(1))
  const cookies = new Map(
    people.map(({ id }, at) => [id, browserHeaders(new Map(Object.entries(browsers[at]?.cookies ?? {})))]),
  )
  const json = { 'content-type': 'application/json', 'accept-encoding': 'gzip, deflate, br' }
  const staff = browserHeaders(admin.jar)
  return (who) => ({
    ...json,
    ...(who === 'staff' ? staff : who === 'nobody' ? {} : cookies.get(who.id)),
  })
}
