import { refusal } from '@recruit/local/testing/mail/server'
import { expect, test } from 'vitest'
import { RECEIVER_REFUSED } from '../src/mail-address.ts'
import { channelTo, mailServer } from './smtp-product.ts'

const SHORT_MS = 300
const never = () => new Promise<never>(() => undefined)
const timedOut = { code: 'ETIMEDOUT' }

test('a server that never greets is given up, and no message with it', async () => {
  const server = await mailServer()
  server.steps.connected = never
  const channel = channelTo(server.url, { waits: { greetingTimeout: SHORT_MS } })
  await expect(channel.open()).rejects.toMatchObject(timedOut)
  expect(server.commands).toEqual([])
})

test('a server that does not answer a command is given up: the message is sent again', async () => {
  const server = await mailServer()
  server.steps.receiver = never
  const channel = channelTo(server.url, { waits: { socketTimeout: SHORT_MS } })
  expect(await channel.deliver()).toEqual({ state: 'again', error: 'ETIMEDOUT' })
})

test('a server that does not answer the final dot is given up: nobody knows', async () => {
  const server = await mailServer()
  server.steps.whole = never
  // Long enough for a busy machine to reach the final dot.
  const channel = channelTo(server.url, { waits: { socketTimeout: 2_000 } })
  expect(await channel.deliver()).toEqual({ state: 'uncertain', error: 'ETIMEDOUT' })
})

// evidence: M213
test('a message whose hand-off is refused is not begun', async () => {
  const server = await mailServer()
  const channel = channelTo(server.url)
  expect(await channel.deliver(async () => false)).toEqual({ state: 'again', error: 'lease over' })
  expect(server.commands.filter((command) => command.startsWith('MAIL'))).toEqual([])
  expect(await channel.deliver()).toEqual({ state: 'sent' })
})

test('one message takes no longer than its limit, however patient each wait is', async () => {
  const server = await mailServer()
  server.steps.receiver = never
  expect(await channelTo(server.url, { limitMs: SHORT_MS }).deliver()).toEqual({
    state: 'again',
    error: 'ECONNECTION',
  })
})

test('a login that is never answered is given up', async () => {
  const server = await mailServer({ authOptional: false, allowInsecureAuth: true, onAuth: never })
  const url = server.url.replace('//', '//team:secret@')
  const channel = channelTo(url, { waits: { socketTimeout: SHORT_MS } })
  await expect(channel.open()).rejects.toMatchObject(timedOut)
})

test('who is told to stop does not wait for a server that is not there yet', async () => {
  const server = await mailServer()
  const stop = new AbortController()
  server.steps.connected = () => {
    stop.abort()
    return never()
  }
  await expect(channelTo(server.url).open(stop.signal)).rejects.toMatchObject({ code: 'ECONNECTION' })
  await expect(channelTo(server.url).open(stop.signal)).rejects.toMatchObject({ name: 'AbortError' })
})

test('an answer says of what it is: of the sender, of the receiver or of the message', async () => {
  const server = await mailServer({
    onMailFrom: (_from, _session, done) => done(from ? refusal(from) : null),
  })
  let from = 0
  const refused = () => channelTo(server.url).deliver()
  server.steps.receiver = () => {
    throw refusal(550)
  }
  expect(await refused()).toEqual({ state: 'failed', error: '550 RCPT TO' })
  server.steps.receiver = () => {
    throw refusal(452)
  }
  expect(await refused()).toEqual({ state: 'again', error: '452 RCPT TO' })
  delete server.steps.receiver
  server.steps.whole = () => {
    throw refusal(554)
  }
  expect(await refused()).toEqual({ state: 'failed', error: '554 DATA' })
  from = 451
  expect(await refused()).toEqual({ state: 'again', error: '451 MAIL FROM' })
  // A wrong sender is a wrong setting, not a message's fault.
  from = 550
  expect(await refused()).toEqual({ state: 'again', error: '550 MAIL FROM' })
  const isOfReceiver = new RegExp(`^${RECEIVER_REFUSED.replaceAll('_', '.')}$`)
  const errors = ['550 RCPT TO', '553 RCPT TO', '452 RCPT TO', '554 DATA', '550 MAIL FROM']
  expect(errors.filter((error) => isOfReceiver.test(error))).toEqual(['550 RCPT TO', '553 RCPT TO'])
})
