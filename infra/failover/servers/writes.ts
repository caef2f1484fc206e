import { setTimeout as sleep } from 'node:timers/promises'
import { createPool, type Pool, type RowDataPacket } from 'mysql2/promise'
import { ask } from './mariadb-node.ts'
import type { DatabaseNode, FailoverDatabase } from './types.ts'

const WRITERS = 8
const ANSWER_LIMIT_MS = 2_500
const PAUSE_MS = 5
const SERVED_AGAIN = 20
const LOOKS = 10

interface Write {
  id: number
  began: number
  ended: number
  /** The server's port, where it acknowledged. */
  port: number | undefined
}

/** Writes single rows through every HAProxy until it is stopped, and remembers which were acknowledged, and where. */
export async function startWrites(database: FailoverDatabase) {
  await ask(database.adminUrl, 'CREATE DATABASE IF NOT EXISTS proof')
  await ask(database.adminUrl, 'CREATE TABLE proof.writes (id INT PRIMARY KEY, port INT NOT NULL)')
  const all: Write[] = []
  let isOver = false
  const pools = database.proxies.map(({ url }) =>
    createPool({ uri: url, connectionLimit: WRITERS, connectTimeout: ANSWER_LIMIT_MS }),
  )
  const writers = Array.from({ length: WRITERS }, async (_, at) => {
    const pool = pools[at % pools.length] as Pool
    while (!isOver) {
      const write: Write = { id: all.length + 1, began: performance.now(), ended: 0, port: undefined }
      all.push(write)
      write.port = await insert(pool, write.id)
      write.ended = performance.now()
      await sleep(PAUSE_MS)
    }
  })
  const done = () => all.filter(({ port }) => port !== undefined)
  async function acknowledged(more: number): Promise<void> {
    const from = done().length
    while (done().length < from + more) await sleep(20)
  }
  return {
    acknowledged,
    /** Watches from now on. The answer waits until another node than the lost one has acknowledged writes. */
    watch() {
      const first = all.length
      const at = performance.now()
      return async (lost: DatabaseNode) => {
        const port = Number(new URL(lost.url).port)
        const since = () => all.slice(first).filter(({ ended }) => ended > at)
        const served = () => since().filter((write) => write.port !== undefined && write.port !== port)
        while (served().length < SERVED_AGAIN) await sleep(20)
        const ends = [at, ...done().flatMap(({ ended }) => (ended > at ? [ended] : []))].sort((a, b) => a - b)
        const longestMs = Math.max(...ends.map((end, index) => end - (ends[index - 1] ?? end)))
        return { longestMs, failed: since().filter((write) => write.port === undefined).length }
      }
    },
    /** What each node holds against what was acknowledged, in words. */
    async compare(): Promise<string> {
      const known = done()
      const tried = all.filter(({ ended }) => ended)
      const tellings = await Promise.all(
        database.nodes.map(async ({ url }) => {
          let held = await heldBy(url)
          const lost = () => known.filter(({ id }) => !held.has(id)).length
          // A standby may be a moment behind.
          for (let more = 0; lost() > 0 && more < LOOKS; more++) {
            await sleep(500)
            held = await heldBy(url)
          }
          const doubted = tried.filter(({ id, port }) => !port && held.has(id)).length
          return `${lost()} lost, ${doubted} unacknowledged stored`
        }),
      )
      const [telling, ...others] = new Set(tellings)
      const same = others.length ? `nodes differ: ${tellings.join(' / ')}` : telling
      return `${known.length} acknowledged, ${same}, the writer changed ${writerChanges(known)} times`
    },
    async stop(): Promise<void> {
      isOver = true
      await Promise.all(writers)
      await Promise.all(pools.map((pool) => pool.end()))
    },
  }
}

const heldBy = async (url: string): Promise<Set<number>> =>
  new Set((await ask(url, 'SELECT id FROM proof.writes')).map(({ id }) => Number(id)))

/** The port of the server that acknowledged. */
async function insert(pool: Pool, id: number): Promise<number | undefined> {
  const connection = await pool.getConnection().catch(() => undefined)
  if (!connection) return undefined
  try {
    const sql = 'INSERT INTO proof.writes (id, port) VALUES (?, @@port) RETURNING port'
    const [[row]] = await connection.query<RowDataPacket[]>({ sql, timeout: ANSWER_LIMIT_MS }, [id])
    connection.release()
    return row?.port
  } catch {
    connection.destroy()
    return undefined
  }
}

/** How often another node than before acknowledged: more often than there were failovers, where two wrote at once. */
const writerChanges = (known: Write[]): number =>
  known
    .toSorted((one, other) => one.ended - other.ended)
    .filter(({ port }, at, sorted) => at > 0 && port !== sorted[at - 1]?.port).length
