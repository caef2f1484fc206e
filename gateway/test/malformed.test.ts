import { connect } from 'node:net'
import { fc } from '@recruit/local/testing/random'
import { visitor } from '@recruit/local/testing/visitor'
import { createConnection } from 'mysql2/promise'
import { expect, test } from 'vitest'
import { bodies, forms, types } from './malformed/bodies.ts'
import { type Malformed, stack, useCaller } from './malformed/caller.ts'
import { framings, junk, methods, paths } from './malformed/messages.ts'

useCaller()

/**
 * Malformed requests with every right: each is answered in time with something other than a 500, and none changes
 * anything. `MALFORMED=20000` for the long run.
 */
const COUNT = Number(process.env.MALFORMED) || 1_000
const AT_ONCE = 16
const LIMIT_MS = 5_000
const LEAVES_MS = 400

const malformed = fc.oneof(
  { weight: 6, arbitrary: forms },
  { weight: 4, arbitrary: bodies },
  { weight: 2, arbitrary: types },
  { weight: 2, arbitrary: methods },
  { weight: 3, arbitrary: paths },
  { weight: 3, arbitrary: framings },
  { weight: 1, arbitrary: junk },
)

/** The first status of the reply, 0 for a connection closed without one, and what took too long. */
function send({ bytes, isWhole }: Malformed): Promise<{ status: number; statuses: number[]; ms: number }> {
  const started = performance.now()
  return new Promise((resolve) => {
    let text = ''
    const done = () => {
      const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status))
      socket.destroy()
      resolve({ status: statuses[0] ?? 0, statuses, ms: performance.now() - started })
    }
    const socket = connect(stack.port, '127.0.0.1', () => socket.write(bytes))
    // A client that announces more bytes than it sends disconnects in the end.
    if (!isWhole) setTimeout(() => socket.end(), LEAVES_MS)
    socket.setTimeout(LIMIT_MS * 2, done)
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
    })
    socket.on('error', done).on('close', done)
  })
}

async function everything(): Promise<string> {
  const mysql = await createConnection(stack.mysqlAdminUrl)
  try {
    const [tables] = await mysql.query(
      'SELECT table_schema AS area, table_name AS name FROM information_schema.tables WHERE table_schema LIKE ? ORDER BY 1, 2',
      [`${stack.prefix}\\_%`],
    )
    const rows: unknown[] = []
    for (const { area, name } of tables as { area: string; name: string }[])
      rows.push(name, (await mysql.query(`SELECT * FROM \`${area}\`.\`${name}\``))[0])
    return JSON.stringify(rows)
  } finally {
    await mysql.end()
  }
}

const isWrong = (
  { isRefused, isWhole }: Malformed,
  { statuses, ms }: Awaited<ReturnType<typeof send>>,
): boolean =>
  ms > LIMIT_MS ||
  (isWhole && statuses.length === 0) ||
  statuses.some((status) => status >= 500) ||
  (isRefused && statuses.some((status) => status !== 100 && (status < 400 || status > 499)))

// evidence: V1.3.12 V4.1.4 threat.malformed-requests threat.odd-paths
test(
  `of ${COUNT} malformed requests none is answered with an error of ours, late or by storing anything`,
  async () => {
    const before = await everything()
    const queue = fc.sample(malformed, COUNT)
    const wrong: unknown[] = []
    const seen = new Map<number, number>()
    let slowest = 0
    const worker = async () => {
      for (let next = queue.pop(); next; next = queue.pop()) {
        const outcome = await send(next)
        slowest = Math.max(slowest, outcome.ms)
        seen.set(outcome.status, (seen.get(outcome.status) ?? 0) + 1)
        if (isWrong(next, outcome)) wrong.push({ what: next.what, ...outcome })
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
    const tally = [...seen]
      .sort(([a], [b]) => a - b)
      .map(([status, count]) => `${count}× ${status || 'closed'}`)
    console.log(`${COUNT} malformed requests: ${tally.join(', ')}; slowest ${Math.round(slowest)} ms`)
    expect(wrong.slice(0, 10)).toEqual([])
    expect(await everything()).toBe(before)
    expect((await visitor(stack.url).send('loadSettings', { key: 1 })).status).toBe(200)
  },
  COUNT * 60 + 30_000,
)
