import { generateKeyPairSync } from 'node:crypto'
import { sidOf } from '@recruit/chassis/redis/session-store'
import { type Caller, TOKEN_HEADER, tokenMinter } from '@recruit/chassis/tokens/internal-token'
import { type Call, type CallName, calls, type Service } from '@recruit/contract'
import { byRole, ROLE_NAMES } from '@recruit/contract/calls/roles'
import { readSecrets } from '@recruit/local/keys/secrets'
import { cookieHeader } from '@recruit/local/testing/cookie-jar'
import { enrolledPerson, openPeriod, signedIn } from '@recruit/local/testing/people'
import { type SharedStack, sharedStack } from '@recruit/local/testing/shared-stack'
import { type Visitor, visitor } from '@recruit/local/testing/visitor'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, closeConnections } from './ask.ts'
import { entriesFor, type Verdict, WHO, type Who } from './matrix-entries.ts'

/**
 * Every call × caller × XSRF × through the gateway or past it × honest or forged headers. `matrix-entries.ts` lists
 * what each caller gets.
 */
const XSRF = ['good', 'missing', 'wrong'] as const
const MANNERS = ['plain', 'forged', 'forged with Expect'] as const
let stack: SharedStack
/** The application under test. */
const about = { id: '' }
const ENTRIES = entriesFor(about)
let browsers: Record<Who, Visitor>
beforeAll(async () => {
  stack = await sharedStack()
  await openPeriod(stack.url)
  await renew()
})
afterAll(async () => {
  closeConnections()
})

async function renew(): Promise<void> {
  const applicant = await enrolledPerson(stack.url)
  about.id = applicant.id
  const staff = byRole(() => visitor(stack.url))
  for (const role of ROLE_NAMES) staff[role] = await signedIn(stack.url, role)
  browsers = {
    nobody: visitor(stack.url),
    applicant: applicant.browser,
    'another applicant': (await enrolledPerson(stack.url)).browser,
    ...staff,
  }
}

const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const attacker = tokenMinter(
  'gateway',
  privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
)
const asAdmin = (service: string) => ({ role: 'admin', sid: 's', ids: [about.id], service }) as Caller
const forged = (service: string): Record<string, string> => ({
  [TOKEN_HEADER]: attacker(service, asAdmin(service)),
  'X-Internal-Role': 'admin',
  'X-Internal-Session': 'start admin',
  'X-Internal-Proved': about.id,
  'X-User-Role': 'admin',
  Authorization: `Bearer ${attacker(service, asAdmin(service))}`,
  Forwarded: 'for=127.0.0.1',
  'X-Real-IP': '127.0.0.1',
})

const verdictOf = (status: number): Verdict | number =>
  [200, 400, 404, 409].includes(status) ? 'in' : status
const byManner = (manner: (typeof MANNERS)[number], { service }: Call): Record<string, string> => ({
  ...(manner === 'plain' ? {} : forged(service)),
  ...(manner === 'forged with Expect' ? { Expect: '100-continue' } : {}),
})
function cookiesOf(who: Who, xsrf: (typeof XSRF)[number]): Record<string, string> {
  const { jar } = browsers[who]
  const good = jar.get('XSRF-TOKEN')
  return {
    ...(jar.size ? { Cookie: cookieHeader(jar) } : {}),
    ...(xsrf === 'good' && good ? { 'X-XSRF-TOKEN': good } : {}),
    ...(xsrf === 'wrong' ? { 'X-XSRF-TOKEN': `${crypto.randomUUID()}.${'A'.repeat(43)}` } : {}),
  }
}

const declared = Object.entries(calls) as [CallName, Call][]
type OfService = Call & { service: Service }
/** A service answers them; the gateway alone answers the others. */
const ofServices = declared.filter((entry): entry is [CallName, OfService] => entry[1].service !== 'gateway')

// evidence: threat.permissions
test('every call has its entry', () => {
  expect(declared.map(([name]) => name).filter((name) => !ENTRIES[name])).toEqual([])
})

// evidence: V6.3.4 V8.2.1 M36 M147 threat.permissions
test.each(declared)('%s, through the gateway', async (name, call) => {
  const entry = ENTRIES[name]
  const seen: unknown[] = []
  const expected: unknown[] = []
  for (const who of WHO)
    for (const xsrf of XSRF)
      for (const manner of MANNERS) {
        const cell = { who, xsrf, manner }
        const headers = { ...cookiesOf(who, xsrf), ...byManner(manner, call) }
        const { status, body } = await ask({ base: stack.url, call, form: entry.form(), headers })
        const needsToken = call.method !== 'GET' && name !== 'loadSettings' && who !== 'nobody'
        const isTold = needsToken && xsrf !== 'good'
        seen.push({ ...cell, verdict: verdictOf(status), isXsrf: body.code === 'xsrf' })
        expected.push({ ...cell, verdict: isTold ? 403 : entry.verdicts[who], isXsrf: isTold })
        if (name === 'getApplication' && !isTold)
          expect({ ...cell, isWhole: 'studentId' in body }).toEqual({
            ...cell,
            isWhole: who === 'applicant' || who === 'manager' || who === 'admin',
          })
        if (entry.renews && verdictOf(status) === 'in') await renew()
      }
  expect(seen).toEqual(expected)
})

test.each(declared.filter(([, { path }]) => path.endsWith('/')))(
  '%s answers without the last slash of its address too',
  async (name, call) => {
    const entry = ENTRIES[name]
    for (const who of WHO) {
      const form = entry.form()
      const sent = { base: stack.url, form, headers: cookiesOf(who, 'good') }
      const path = call.path.slice(0, -1) as Call['path']
      const without = await ask({ ...sent, call: { ...call, path } })
      expect({ who, verdict: verdictOf(without.status) }).toEqual({ who, verdict: entry.verdicts[who] })
      expect({ who, ...without }).toEqual({ who, ...(await ask({ ...sent, call })) })
    }
  },
)

// evidence: V6.3.4 threat.forged-headers
test.each(ofServices)('%s, past the gateway: no one gets in, by any claim', async (name, call) => {
  const base = stack.services[call.service]
  const cells = WHO.flatMap((who) => XSRF.flatMap((xsrf) => MANNERS.map((manner) => ({ who, xsrf, manner }))))
  const seen = await Promise.all(
    cells.map(async (cell) => {
      const headers = { ...cookiesOf(cell.who, cell.xsrf), ...byManner(cell.manner, call) }
      const { status, body } = await ask({ base, call, form: ENTRIES[name].form(), headers })
      return { ...cell, status, code: body.code }
    }),
  )
  expect(seen).toEqual(cells.map((cell) => ({ ...cell, status: 401, code: 'unauthorized' })))
})

// evidence: V2.2.2 V8.3.1 M35
test.each(ofServices)(
  '%s, past the gateway with its word: the service decides the same',
  async (name, call) => {
    const entry = ENTRIES[name]
    const mint = tokenMinter('gateway', readSecrets(stack.dataDir).gateway.private)
    for (const who of WHO) {
      const callers: Record<Who, Caller> = {
        nobody: {},
        applicant: { ids: [about.id] },
        'another applicant': { ids: [crypto.randomUUID()] },
        ...byRole((role) => ({ role, sid: sidOf(browsers[role].jar.get('session') ?? '') })),
      }
      const headers = { [TOKEN_HEADER]: mint(call.service, callers[who]) }
      const base = stack.services[call.service]
      const { status } = await ask({ base, call, form: entry.form(), headers })
      expect({ who, verdict: verdictOf(status) }).toEqual({ who, verdict: entry.verdicts[who] })
      if (entry.renews && verdictOf(status) === 'in') await renew()
      // A token for one service is invalid at another.
      const elsewhere = { [TOKEN_HEADER]: mint(call.service === 'auth' ? 'settings' : 'auth', callers[who]) }
      expect((await ask({ base, call, form: entry.form(), headers: elsewhere })).status).toBe(401)
    }
  },
)
