import { messages } from '@recruit/contract/messages'
import { USAGE_LIMITS } from '@recruit/contract/rules/usage-limits'
import { fromElsewhere } from '@recruit/local/testing/addresses'
import { newMember, PASSPHRASE } from '@recruit/local/testing/people'
import { type SharedStack, sharedStack } from '@recruit/local/testing/shared-stack'
import { visitor } from '@recruit/local/testing/visitor'
import { beforeAll, expect, test } from 'vitest'

let stack: SharedStack
beforeAll(async () => {
  stack = await sharedStack()
})

/** A browser at an address that this file has not used. */
const stranger = () => visitor(stack.url, 'en', fromElsewhere())

// evidence: V6.3.8 threat.member-guessing
test('a name that nobody has is answered as a wrong passphrase is, and counted too', async () => {
  const { name, admin } = await newMember(stack.url, { role: 'manager' })
  const { member: unset } = await admin.call('addMember', { name: '비밀 없음', role: 'reviewer', teams: [1] })
  const replies = await Promise.all(
    [name, unset.name, '없는 사람'].map(async (one) => {
      const { status, body } = await stranger().send('memberLogin', {
        name: one,
        passphrase: 'not what it is',
      })
      return { status, body }
    }),
  )
  expect(replies[0]).toEqual({
    status: 400,
    body: { code: 'invalid', reason: 'wrongPassphrase', message: messages.wrongPassphrase.en },
  })
  for (const reply of replies) expect(reply).toEqual(replies[0])
})

// evidence: M144 M145
test.each([['a name that is a member’s'], ['a name that is nobody’s']])(
  'wrong passphrases cost a wait wherever they come from: %s',
  async (which) => {
    const { name, browser } = await newMember(stack.url, { role: 'manager' })
    const tried = which.includes('nobody') ? `없는 ${name}` : name
    const guess = () => stranger().send('memberLogin', { name: tried, passphrase: 'not what it is' })
    for (let tries = 0; tries < USAGE_LIMITS.wrongPassphrasesOfMember.most; tries++)
      expect((await guess()).status).toBe(400)
    const refused = await guess()
    expect(refused.status).toBe(429)
    const wait = Number(refused.headers.get('retry-after'))
    expect(wait).toBeLessThanOrEqual(USAGE_LIMITS.wrongPassphrasesOfMember.longestWaitSeconds)
    // A stranger with the right one waits too; the browser of an earlier sign-in does not.
    if (tried !== name) return
    expect((await stranger().send('memberLogin', { name, passphrase: PASSPHRASE })).status).toBe(429)
    await browser.call('logout', {})
    expect(await browser.call('memberLogin', { name, passphrase: PASSPHRASE })).toMatchObject({
      managerLoggedIn: true,
    })
  },
)

// evidence: threat.member-guessing
test('wrong keys and wrong passphrases of one address are one count', async () => {
  const guesser = stranger()
  for (let tries = 0; tries < USAGE_LIMITS.wrongKeys.most; tries++) {
    const isKey = tries % 2 === 0
    const { body } = isKey
      ? await guesser.send('login', { pw: 'wrong-key' })
      : await guesser.send('memberLogin', { name: `누구${tries}`, passphrase: 'not what it is' })
    expect(body.reason).toBe(isKey ? 'wrongPassword' : 'wrongPassphrase')
  }
  expect((await guesser.send('memberLogin', { name: '누구', passphrase: PASSPHRASE })).status).toBe(429)
  expect((await guesser.send('login', { pw: 'wrong-key' })).status).toBe(429)
})
