import { createHash } from 'node:crypto'
import { sessionStore } from '@recruit/chassis/redis/session-store'
import { ROLE_NAMES, sessionFlags } from '@recruit/contract/calls/roles'
import { messages } from '@recruit/contract/messages'
import { fromElsewhere } from '@recruit/local/testing/addresses'
import { newMember, PASSPHRASE, signedIn } from '@recruit/local/testing/people'
import { type SharedStack, sharedStack } from '@recruit/local/testing/shared-stack'
import { type Visitor, visitor } from '@recruit/local/testing/visitor'
import { Redis } from 'ioredis'
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise'
import { afterAll, beforeAll, expect, test } from 'vitest'

let stack: SharedStack
let admin: Visitor
let mysql: Connection
let redis: Redis
beforeAll(async () => {
  stack = await sharedStack()
  mysql = await createConnection({ uri: stack.schemas.auth.ddl, timezone: 'Z' })
  redis = new Redis(stack.redisUrl)
  admin = await signedIn(stack.url, 'admin')
})
afterAll(async () => {
  redis?.disconnect()
  await mysql?.end()
})

/** A browser at an address that this file has not used. */
const stranger = () => visitor(stack.url, 'en', fromElsewhere())
const added = async (name: string) =>
  admin.call('addMember', { name, role: 'reviewer', teams: ['3', 1, 1] as never })
const isSignedIn = async (browser: Visitor) => (await browser.call('checkManager', {})).member !== null
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
const unusable = { status: 400, body: { reason: 'linkUnusable', message: messages.linkUnusable.en } }

// evidence: V6.4.1 M139 M148 M248
test('the admin adds a member, whose link sets a passphrase once and signs in', async () => {
  const { member, token, expiresAt } = await added('  김 하나 ')
  expect(member).toMatchObject({
    name: '김 하나',
    role: 'reviewer',
    teams: [1, 3],
    hasPassphrase: false,
    version: 1,
  })
  expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(71.9 * 3_600_000)
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  const browser = stranger()
  expect(await browser.call('readMemberLink', { token })).toEqual({ name: '김 하나', role: 'reviewer' })
  expect(await browser.call('setPassphrase', { token, passphrase: PASSPHRASE })).toEqual({
    ...sessionFlags('reviewer'),
    member: { id: member.id, name: '김 하나', teams: [1, 3] },
    message: messages.signedIn.en,
  })
  expect(await browser.call('checkAdmin', {})).toEqual({
    ...sessionFlags('reviewer'),
    member: { id: member.id, name: '김 하나', teams: [1, 3] },
  })
  expect(await stranger().send('readMemberLink', { token })).toMatchObject(unusable)
  expect(await stranger().send('setPassphrase', { token, passphrase: PASSPHRASE })).toMatchObject({
    status: 400,
    body: { reason: 'linkUnusable' },
  })
  // By name, in any spelling.
  const again = await stranger().call('memberLogin', { name: '김하나', passphrase: PASSPHRASE })
  expect(again).toMatchObject({ reviewerLoggedIn: true, member: { name: '김 하나' } })
  const { members } = await admin.call('listMembers', {})
  expect(members.find(({ id }) => id === member.id)).toMatchObject({
    hasPassphrase: true,
    linkExpiresAt: null,
  })
})

// evidence: M141 threat.member-links
test('neither a token nor a passphrase is stored as it is', async () => {
  const { token, member } = await added('김둘')
  await stranger().call('setPassphrase', { token, passphrase: PASSPHRASE })
  const [links] = await mysql.query<RowDataPacket[]>('SELECT * FROM staff_links WHERE member = ?', [
    member.id,
  ])
  expect(links).toMatchObject([{ hash: hashOf(token), used_at: expect.any(Date) }])
  const [rows] = await mysql.query<RowDataPacket[]>('SELECT * FROM staff_members WHERE id = ?', [member.id])
  expect(rows[0]?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  const [history] = await mysql.query('SELECT * FROM history')
  const all = JSON.stringify([links, rows, history])
  expect(all).not.toContain(token)
  expect(all).not.toContain(PASSPHRASE)
})

// evidence: V6.4.1 M140 threat.member-links
test('a link ends with its time, with a newer one and with its member; an unknown one is answered alike', async () => {
  const { token, member } = await added('김셋')
  const { token: newer } = await admin.call('newMemberLink', { id: member.id })
  const expired = (await added('김넷')).token
  await mysql.query(
    'UPDATE staff_links SET expires_at = UTC_TIMESTAMP(6) - INTERVAL 1 SECOND WHERE hash = ?',
    [hashOf(expired)],
  )
  const disabled = await added('김다섯')
  await admin.call('changeMember', { id: disabled.member.id, version: 1, isDisabled: true })
  const replies = await Promise.all(
    [token, expired, disabled.token, 'x'.repeat(43), ''].map(async (one) => {
      const { status, body } = await stranger().send('readMemberLink', { token: one })
      return { status, body }
    }),
  )
  for (const reply of replies) expect(reply).toEqual(replies[0])
  expect(replies[0]).toMatchObject(unusable)
  expect(await stranger().call('readMemberLink', { token: newer })).toMatchObject({ name: '김셋' })
  expect(await admin.send('newMemberLink', { id: disabled.member.id })).toMatchObject({
    body: { reason: 'memberDisabled' },
  })
})

test('a passphrase that would be guessed is refused and the link stays', async () => {
  const { token } = await added('박보람찬')
  const browser = stranger()
  for (const [passphrase, reason] of [
    ['short one', 'shortPassphrase'],
    ['가나다라마바사아자차카타파하'.repeat(10), 'longPassphrase'],
    ['qwertyuiop1234', 'weakPassphrase'],
    ['박보람찬박보람찬박보람찬!', 'weakPassphrase'],
  ])
    expect(await browser.send('setPassphrase', { token, passphrase })).toMatchObject({
      status: 400,
      body: { reason },
    })
  expect(await browser.call('setPassphrase', { token, passphrase: PASSPHRASE })).toMatchObject({
    reviewerLoggedIn: true,
  })
})

test('a reviewer has a team from the beginning, and keeps one', async () => {
  const wanted = { name: 'Ryu Gaon', role: 'reviewer', teams: [] } as const
  const refused = { status: 400, body: { reason: 'reviewerWithoutTeam' } }
  expect(await admin.send('addMember', { ...wanted, teams: [] })).toMatchObject(refused)
  const { member } = await admin.call('addMember', { ...wanted, teams: [2] })
  const { id, version } = member
  expect(await admin.send('changeMember', { id, version, teams: [] })).toMatchObject(refused)
  const manager = await admin.call('changeMember', { id, version, role: 'manager', teams: [] })
  const back = { id, version: manager.member.version, role: 'reviewer' } as const
  expect(await admin.send('changeMember', back)).toMatchObject(refused)
  expect(await admin.call('changeMember', { ...back, teams: [3] })).toMatchObject({ member: { teams: [3] } })
})

// evidence: M142 M257
test('two members never have one name, whatever its case, width, spaces and what no one sees', async () => {
  const { member } = await added('Kim Gaon')
  for (const name of [
    'kim gaon',
    'KimGaon',
    'Ｋｉｍ　Ｇａｏｎ',
    'Kim\u200bGaon',
    'Kim Gaon\u3164',
    'Kim Gaon\ufe0f',
  ])
    expect(await admin.send('addMember', { name, role: 'admin', teams: [] })).toMatchObject({
      status: 400,
      body: { reason: 'memberNameTaken' },
    })
  const other = await added('Lee Gaon')
  const renamed = { id: other.member.id, version: 1, name: 'KIM GAON' }
  expect(await admin.send('changeMember', renamed)).toMatchObject({ body: { reason: 'memberNameTaken' } })
  expect(
    (await admin.call('changeMember', { id: member.id, version: 1, name: 'KIM GAON' })).member,
  ).toMatchObject({ name: 'KIM GAON', version: 2 })
})

test('of two admins who change a member the later one is told', async () => {
  const { member } = await added('이하나')
  await admin.call('changeMember', { id: member.id, version: 1, teams: [2] })
  expect(await admin.send('changeMember', { id: member.id, version: 1, role: 'admin' })).toMatchObject({
    status: 409,
    body: { reason: 'staleVersion' },
  })
  const gone = { id: crypto.randomUUID(), version: 1, role: 'admin' }
  expect((await admin.send('changeMember', gone)).status).toBe(404)
})

// evidence: V7.4.2 V7.4.5 M135 threat.former-members
test.each([
  ['disabled', { isDisabled: true }],
  ['given another role', { role: 'manager' as const }],
  ['renamed', { name: '새 이름' }],
])('whoever is %s is signed out at once, in every browser; others are not', async (_what, change) => {
  const member = await newMember(stack.url, { role: 'reviewer' })
  const elsewhere = stranger()
  await elsewhere.call('memberLogin', { name: member.name, passphrase: PASSPHRASE })
  const bystander = await newMember(stack.url, { role: 'reviewer' })
  await admin.call('changeMember', { id: member.id, version: 1, ...change })
  expect(await Promise.all([member.browser, elsewhere, bystander.browser, admin].map(flagsOf))).toEqual([
    sessionFlags(undefined),
    sessionFlags(undefined),
    sessionFlags('reviewer'),
    sessionFlags('admin'),
  ])
})
const flagsOf = async (browser: Visitor) => {
  const { member: _member, ...flags } = await browser.call('checkAdmin', {})
  return flags
}

// evidence: M247
test('other teams end her sessions, for these carry them', async () => {
  const { browser, id } = await newMember(stack.url, { role: 'manager' })
  await admin.call('changeMember', { id, version: 1, teams: [2, 3] })
  expect(await isSignedIn(browser)).toBe(false)
})

// evidence: M138
test('a new key of a role ends no session of its members', async () => {
  const { browser } = await newMember(stack.url, { role: 'manager' })
  await sessionStore(redis, ROLE_NAMES).endAll('manager')
  expect(await isSignedIn(browser)).toBe(true)
  await sessionStore(redis, ROLE_NAMES).endMembers()
  expect(await isSignedIn(browser)).toBe(false)
})

// evidence: V6.2.2 V6.4.3 V7.4.3 M137
test('a new passphrase ends the sessions of the old one, which opens nothing any more', async () => {
  const { id, name, browser } = await newMember(stack.url, { role: 'manager' })
  const { token } = await admin.call('newMemberLink', { id })
  // Until its use everything stays as it was.
  expect(await isSignedIn(browser)).toBe(true)
  const phone = stranger()
  await phone.call('setPassphrase', { token, passphrase: 'another umbrella at the harbour' })
  expect([await isSignedIn(browser), await isSignedIn(phone)]).toEqual([false, true])
  expect(await stranger().send('memberLogin', { name, passphrase: PASSPHRASE })).toMatchObject({
    status: 400,
    body: { reason: 'wrongPassphrase' },
  })
})

test('whoever is disabled while she signs in is left without a session', async () => {
  const { id, name } = await newMember(stack.url, { role: 'manager' })
  const browsers = Array.from({ length: 12 }, stranger)
  let version = 1
  for (const isDisabled of [true, false, true]) {
    const entering = browsers.map((one) => one.send('memberLogin', { name, passphrase: PASSPHRASE }))
    await admin.call('changeMember', { id, version: version++, isDisabled })
    await Promise.all(entering)
    if (isDisabled) expect(await Promise.all(browsers.map(isSignedIn))).toEqual(browsers.map(() => false))
  }
})

// evidence: V6.3.7
test('the history says who changed whom, by name where there is one', async () => {
  const boss = await newMember(stack.url, { role: 'admin' })
  const { member, token } = await boss.browser.call('addMember', {
    name: '이둘',
    role: 'reviewer',
    teams: [2],
  })
  await stranger().call('setPassphrase', { token, passphrase: PASSPHRASE })
  await admin.call('changeMember', {
    id: member.id,
    version: 1,
    role: 'manager',
    teams: [1],
    isDisabled: true,
  })
  const { history } = await admin.call('keyHistory', {})
  const lines = history
    .filter(({ id }) => id === member.id)
    .map(({ what, from, to, role, member: by, name }) => [what, from, to, role, by, name])
  expect(lines.reverse()).toEqual([
    ['memberAdded', '', 'reviewer', 'admin', boss.name, '이둘'],
    ['memberPassphrase', '', '', 'reviewer', '이둘', '이둘'],
    ['memberRole', 'reviewer', 'manager', 'admin', undefined, '이둘'],
    ['memberTeams', '2', '1', 'admin', undefined, '이둘'],
    ['memberDisabled', 'false', 'true', 'admin', undefined, '이둘'],
  ])
})

test('a reviewer reads nothing of the staff’s, a member who is admin does what the key does', async () => {
  const { browser } = await newMember(stack.url, { role: 'reviewer' })
  for (const name of ['listMembers', 'overview', 'keyHistory', 'settingsHistory'] as const)
    expect((await browser.send(name)).status).toBe(403)
  const boss = await newMember(stack.url, { role: 'admin' })
  expect((await boss.browser.send('keyHistory')).status).toBe(200)
})
