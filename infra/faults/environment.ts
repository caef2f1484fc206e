import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@recruit/local/paths'
import type { Part } from '@recruit/local/process/part'
import { waitUntil } from '@recruit/local/process/wait'
import type { Stack, StackOptions } from '@recruit/local/stack/stack'
import { startOwnStack } from '@recruit/local/testing/own-stack'
import { signedIn } from '@recruit/local/testing/people'
import { type Random, randomOf } from '@recruit/local/testing/seeded-random'
import type { Visitor } from '@recruit/local/testing/visitor'
import { Redis } from 'ioredis'
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise'
import { type Balancer, createBalancer } from './balancer.ts'

export const artefacts = join(root, 'artefacts/faults')
const READY_LIMIT_MS = 30_000

/** A whole product of real processes, two of each, whose parts can be made to fail. */
export interface Environment {
  stack: Stack
  dataDir: string
  /** Aborts when the run is interrupted. */
  signal: AbortSignal
  balancer: Balancer
  random: Random
  /** Additional variables for single parts, from their next start on. */
  ownEnv: Record<string, Record<string, string>>
  part: (name: string) => Part
  partsOf: (...kinds: Part['kind'][]) => Part[]
  signIn: () => Promise<Visitor>
  /** A connection with every right; `heal` ends it. */
  sql: () => Promise<Connection>
  /** A client with every right; `heal` ends it. */
  redis: () => Redis
  /** Restores everything: every part runs and is ready. */
  heal: () => Promise<void>
  stop: () => Promise<void>
}

/** What applicants, staff at work and the checks afterwards need. */
export type UnderLoad = Pick<Environment, 'balancer' | 'random' | 'signal' | 'signIn' | 'sql'>

/** The rows of one statement. */
export async function query<Row>(environment: UnderLoad, sql: string, values?: unknown[]): Promise<Row[]> {
  const connection = await environment.sql()
  const [rows] = await connection.query<RowDataPacket[]>(sql, values)
  await connection.end()
  return rows as Row[]
}

interface EnvironmentOptions {
  name: string
  seed: number
  signal: AbortSignal
  replicas?: StackOptions['replicas']
  /** Called before anything starts in the data folder. */
  prepare?: (dataDir: string) => void
}

export async function startEnvironment({
  name,
  seed,
  signal,
  replicas = { applicants: 2, settings: 2, auth: 2, gateway: 2 },
  prepare,
}: EnvironmentOptions): Promise<Environment> {
  const ownEnv: Environment['ownEnv'] = {}
  const own = await startOwnStack('faults', {
    signal,
    prepare,
    replicas,
    keepGoing: true,
    ownEnv,
    keep(dataDir) {
      mkdirSync(artefacts, { recursive: true })
      cpSync(join(dataDir, 'logs'), join(artefacts, name), { recursive: true })
    },
  })
  const { stack, dataDir } = own
  const balancer = createBalancer(stack.urls)
  const connections: Connection[] = []
  const clients: Redis[] = []
  const partsOf = (...kinds: Part['kind'][]) => stack.parts.filter(({ kind }) => kinds.includes(kind))
  const part = (wanted: string) => {
    const found = stack.parts.find((one) => one.name === wanted)
    if (!found) throw new Error(`There is no ${wanted}`)
    return found
  }
  const letGo = () => {
    for (const connection of connections.splice(0)) connection.destroy()
    for (const client of clients.splice(0)) client.disconnect()
  }
  return {
    stack,
    dataDir,
    signal,
    balancer,
    random: randomOf(seed),
    ownEnv,
    part,
    partsOf,
    signIn: () => signedIn(balancer.next(), 'admin'),
    async sql() {
      const connection = await createConnection({ uri: part('mysql').url, connectTimeout: 5_000 })
      connection.on('error', () => undefined)
      connections.push(connection)
      return connection
    },
    redis() {
      const client = new Redis(part('redis').url, { retryStrategy: () => null })
      client.on('error', () => undefined)
      clients.push(client)
      return client
    },
    async heal() {
      letGo()
      for (const one of stack.parts) if (one.isRunning()) one.signal('SIGCONT')
      await Promise.all(partsOf('mysql', 'redis').map((one) => one.start()))
      const programs = partsOf('applicants', 'settings', 'auth', 'gateway')
      await Promise.all(programs.map((one) => one.start()))
      await Promise.all(programs.map((one) => ready(one, signal)))
      const admin = await signedIn(stack.url, 'admin')
      await admin.call('modifyRecruitInfo', { isApplicationPeriod: true, closesAt: '' })
    },
    async stop() {
      letGo()
      balancer.stop()
      await own.stop()
    },
  }
}

const ready = ({ name, url }: Part, signal: AbortSignal) =>
  waitUntil(async () => (await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) })).ok, {
    what: name,
    limitMs: READY_LIMIT_MS,
    signal,
  })
