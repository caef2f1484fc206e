import { verify } from '@node-rs/argon2'
import { beforeEach, expect, test, vi } from 'vitest'
import { hashKey } from '../key.ts'
import type { StoredMember } from '../member.model.ts'
import type { MembersContext } from './change-members.ts'
import { signInByName } from './sign-in-by-name.ts'

vi.mock('@node-rs/argon2', async (load) => {
  const real = await load<typeof import('@node-rs/argon2')>()
  return { ...real, verify: vi.fn(real.verify) }
})
beforeEach(() => void vi.mocked(verify).mockClear())

const PASSPHRASE = 'rain umbrellas 7 harbour'
const gaon: StoredMember = {
  id: 'm1',
  name: '김가온',
  role: 'reviewer',
  teams: [],
  hash: await hashKey(PASSPHRASE),
  isDisabled: false,
  version: 1,
}

/** Her stored state at the comparison, and after the session has begun. */
function contextOf(found: StoredMember | null, later: StoredMember | null = found) {
  const sessions = { start: vi.fn(async () => 'new'), end: vi.fn(async () => undefined) }
  const members = { byName: async () => found, get: async () => later }
  return { sessions, context: { members, sessions } as unknown as MembersContext }
}
const enter = (context: MembersContext, passphrase = PASSPHRASE) =>
  signInByName(context, { name: gaon.name, passphrase }, {}).then(
    ({ member }) => member.name,
    (error: { reason: string }) => error.reason,
  )

// evidence: M134 threat.member-guessing
test.each([
  ['a wrong passphrase', gaon, 'not what it is'],
  ['a name that nobody has', null, PASSPHRASE],
  ['a member who has set none', { ...gaon, hash: null }, PASSPHRASE],
  ['a member who is disabled', { ...gaon, isDisabled: true }, PASSPHRASE],
])(
  '%s costs one comparison, as the right one does, and is refused alike',
  async (_who, found, passphrase) => {
    expect(await enter(contextOf(gaon).context)).toBe(gaon.name)
    expect(verify).toHaveBeenCalledTimes(1)
    const { context, sessions } = contextOf(found)
    expect(await enter(context, passphrase)).toBe('wrongPassphrase')
    expect(verify).toHaveBeenCalledTimes(2)
    expect(sessions.start).not.toHaveBeenCalled()
  },
)

// evidence: V7.4.2 M133 threat.former-members
test.each([
  ['disabled', { ...gaon, isDisabled: true }],
  ['given another role', { ...gaon, role: 'manager' as const }],
  ['given other teams', { ...gaon, teams: [2 as const] }],
  ['given another passphrase', { ...gaon, hash: 'other' }],
  ['gone', null],
])('a session that begins while its member is %s ends at once', async (_what, later) => {
  const { context, sessions } = contextOf(gaon, later)
  expect(await enter(context)).toBe('wrongPassphrase')
  expect(sessions.start).toHaveBeenCalledOnce()
  expect(sessions.end).toHaveBeenCalledOnce()
})
