import { createServer, type ServerResponse } from 'node:http'
import { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'
import { openListeners } from './listeners.ts'

const NEWCOMERS = 64

/** Connects from its own thread, and reports through shared memory when the kernel has made every connection. */
const CLIENT = `
  const { workerData } = require('node:worker_threads')
  const { connect } = require('node:net')
  for (let one = 0; one < workerData.count; one++)
    connect(workerData.port, '127.0.0.1', () => {
      Atomics.add(workerData.made, 0, 1)
      Atomics.notify(workerData.made, 0)
    }).on('error', () => undefined)
`

test('a process that took a long turn lets several newcomers in with the next', async () => {
  const server = createServer()
  const listeners = await openListeners(server, 0, '127.0.0.1')
  onTestFinished(() => listeners.close(0))
  let taken = 0
  server.on('connection', () => void taken++)

  const made = new Int32Array(new SharedArrayBuffer(4))
  const client = new Worker(CLIENT, {
    eval: true,
    workerData: { port: listeners.address.port, count: NEWCOMERS, made },
  })
  onTestFinished(() => void client.terminate())
  await new Promise((resolve) => client.once('online', resolve))
  // The long turn: it ends when the kernel has queued every connection.
  for (let seen = 0; seen < NEWCOMERS; seen = Atomics.load(made, 0))
    if (Atomics.wait(made, 0, seen, 5_000) === 'timed-out') throw new Error(`only ${seen} came`)

  let turns = 0
  for (; taken < NEWCOMERS && turns < 1_000; turns++) await new Promise((resolve) => setImmediate(resolve))
  expect(taken).toBe(NEWCOMERS)
  expect(turns).toBeLessThan(process.platform === 'linux' ? NEWCOMERS / 2 : 1_000)
})

test('closing waits for the requests of every listener', async () => {
  const waiting: ServerResponse[] = []
  const server = createServer((_req, res) => void waiting.push(res))
  const listeners = await openListeners(server, 0, '127.0.0.1')
  const ask = () => fetch(`http://127.0.0.1:${listeners.address.port}/`).then((reply) => reply.text())
  const asked = Promise.all(Array.from({ length: 40 }, ask))
  await expect.poll(() => waiting.length).toBe(40)

  let isClosed = false
  const closing = listeners.close(10_000).then(() => {
    isClosed = true
  })
  await expect(ask()).rejects.toThrow('fetch failed')
  expect(isClosed).toBe(false)
  for (const res of waiting) res.end('done')
  expect(new Set(await asked)).toEqual(new Set(['done']))
  await closing
})

test('a port that somebody else has is not shared', async () => {
  const [first, second] = [createServer(), createServer()]
  const listeners = await openListeners(first, 0, '127.0.0.1')
  onTestFinished(() => listeners.close(0))
  await expect(openListeners(second, listeners.address.port, '127.0.0.1')).rejects.toMatchObject({
    code: 'EADDRINUSE',
  })
})
