import { expect, test } from 'vitest'
import { CallError, isConflict } from './client.ts'
import { clientWith, json } from './fake-client.ts'

/** A browser in miniature: answers from a list, remembers what was asked. */
function browser(...replies: (Response | Error)[]) {
  const asked: { address: string; init: RequestInit }[] = []
  const call = clientWith(async (address, init = {}) => {
    asked.push({ address, init })
    const reply = replies.shift()
    if (!reply || reply instanceof Error) throw reply ?? new Error('nothing left to answer')
    return reply
  })
  return { page: { asked }, call }
}

test('a change names the language and the security token, and resolves with the body', async () => {
  const { page, call } = browser(json({ message: 'ok' }))
  expect(await call('selectPass', { _id: 'a', pass: 'fail' })).toEqual({ message: 'ok' })
  const [{ address, init } = { address: '', init: {} }] = page.asked
  expect(address).toBe('/api/applicantlist/selectPass')
  expect(init.method).toBe('PUT')
  expect(init.body).toBe('{"_id":"a","pass":"fail"}')
  expect(init.headers).toEqual({
    accept: 'application/json',
    'accept-language': 'en',
    'content-type': 'application/json',
    'x-xsrf-token': 'to+ken',
  })
})

test('a reading puts its request in the query and sends no token', async () => {
  const { page, call } = browser(json({ applicants: [], team: 2 }))
  await call('listApplicants', { team: 2 })
  expect(page.asked[0]?.address).toBe('/api/applicantlist/?team=2')
  expect(page.asked[0]?.init.body).toBeUndefined()
  expect(page.asked[0]?.init.headers).not.toHaveProperty('x-xsrf-token')
})

test('what a reading leaves undefined is not sent', async () => {
  const { page, call } = browser(json({ applicants: [], team: 2 }), json({ terms: [] }))
  await call('listApplicants', { team: 2, term: undefined })
  await call('overview', { term: undefined })
  expect(page.asked.map(({ address }) => address)).toEqual([
    '/api/applicantlist/?team=2',
    '/api/applicantlist/overview',
  ])
})

test('a refused security check is repeated once with the renewed cookie', async () => {
  const refused = () => json({ code: 'xsrf', message: 'expired' }, 403)
  const { page, call } = browser(refused(), json({ message: 'ok' }))
  expect(await call('selectPass', { _id: 'a', pass: 'fail' })).toEqual({ message: 'ok' })
  expect(page.asked).toHaveLength(2)

  const stubborn = browser(refused(), refused(), json({ message: 'never asked' }))
  await expect(stubborn.call('selectPass', { _id: 'a', pass: 'fail' })).rejects.toThrow('expired')
  expect(stubborn.page.asked).toHaveLength(2)
})

test('a refusal becomes an error with the sentence of the server', async () => {
  const { call } = browser(json({ code: 'conflict', message: 'changed elsewhere' }, 409))
  const failure = await call('savePage1', { id: 'a' }).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(CallError)
  expect(failure).toMatchObject({ status: 409, code: 'conflict', message: 'changed elsewhere' })
  expect([failure, new CallError(400, 'refused', ''), new Error()].map(isConflict)).toEqual([
    true,
    false,
    false,
  ])
})

test('what a conflict says of the stored version and of who was first is there to go on with', async () => {
  const conflict = { code: 'conflict', message: 'changed', stored: { version: 3 }, by: { role: 'admin' } }
  const { call } = browser(json(conflict, 409), json({ code: 'conflict', message: 'changed' }, 409))
  const error = () => call('selectPass', { _id: 'a', pass: 'fail' }).catch((thrown: CallError) => thrown)
  expect(await error()).toMatchObject({ status: 409, stored: { version: 3 }, by: { role: 'admin' } })
  expect(await error()).toMatchObject({ status: 409, stored: undefined })
})

test('no connection and unreadable replies are said in the chosen language, never taken for success', async () => {
  const { call } = browser(
    new TypeError('fetch failed'),
    new Response('<html>'),
    new Response('{"cut', { status: 200 }),
  )
  await expect(call('checkAdmin', {})).rejects.toMatchObject({ status: 0, code: 'unreachable' })
  await expect(call('checkAdmin', {})).rejects.toMatchObject({ code: 'unreadable' })
  await expect(call('checkAdmin', {})).rejects.toThrow('could not be read')
})

const keyOf = ({ init }: { init: RequestInit }) => new Headers(init.headers).get('idempotency-key')

test('each save has a key of its own, also where the browser has no randomUUID', async () => {
  const { page, call } = browser(json({}), json({}), json({ message: 'ok' }))
  await call('savePage1', { id: 'a' })
  await call('savePage2', { id: 'a' })
  await call('selectPass', { _id: 'a', pass: 'fail' })
  const [first, second, other] = page.asked.map(keyOf)
  for (const key of [first, second])
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(first).not.toBe(second)
  expect(other).toBeNull()
})

test.each([
  ['the connection broke', () => new TypeError('fetch failed')],
  ['the reply was cut off', () => new Response('{"applicationUpdateSuccess":"succ')],
  ['the service was away', () => json({ code: 'unavailable', message: 'away' }, 503)],
])('whoever pressed a button need not press again: %s', async (_why, failure) => {
  const saved = { applicationUpdateSuccess: 'success', message: 'Submitted normally.' }
  const pressed = browser(failure(), json(saved))
  expect(await pressed.call('savePage2', { id: 'a' }, { insist: true })).toEqual(saved)
  expect(pressed.page.asked.map(keyOf)).toEqual([expect.any(String), keyOf(pressed.page.asked[0] as never)])

  const twice = browser(failure(), failure(), json(saved))
  await expect(twice.call('savePage2', { id: 'a' }, { insist: true })).rejects.toThrow()
  expect(twice.page.asked).toHaveLength(2)

  const unasked = browser(failure(), json(saved))
  await expect(unasked.call('savePage2', { id: 'a' })).rejects.toThrow()
  expect(unasked.page.asked).toHaveLength(1)
})

test('what a server refused is not sent again', async () => {
  const { page, call } = browser(json({ code: 'refused', message: 'closed' }, 400), json({}))
  await expect(call('savePage2', { id: 'a' }, { insist: true })).rejects.toThrow('closed')
  expect(page.asked).toHaveLength(1)
})
