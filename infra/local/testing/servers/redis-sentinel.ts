import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { Redis } from 'ioredis'
import { cuttingProxy } from '../../../faults/cutting-proxy.ts'
import { failing } from '../../../faults/failing.ts'
import { redisProgram } from '../../src/servers/redis.ts'
import { freePort } from '../../src/stack/ports.ts'

const PASSWORD = 'of-the-data'
const SENTINEL_PASSWORD = 'of-the-sentinels'
const DOWN_AFTER_MS = 1_500

type Node = Awaited<ReturnType<typeof startNode>>

/**
 * Three Redis, each behind a proxy that cuts it off, and three Sentinels that watch them. `stop` removes everything.
 */
export async function startSentinels() {
  const folder = mkdtempSync(join(tmpdir(), 'recruit-sentinel-'))
  const program = redisProgram(process.env, folder)
  if (!program) throw new Error('There is no Redis on this machine.')
  const nodes: Node[] = []
  for (let index = 0; index < 3; index++)
    nodes.push(await startNode(program, join(folder, `redis-${index}`), nodes[0]))
  const ports = [await freePort(), await freePort(), await freePort()]
  const sentinels = ports.map((port, index) =>
    startSentinel(program, folder, { name: `sentinel-${index + 1}`, port, master: nodes[0] as Node }),
  )
  const asked = ports.map((port) => new Redis({ port, password: SENTINEL_PASSWORD }))
  for (const redis of asked) redis.on('error', () => undefined)

  async function master(): Promise<Node> {
    const found = await asked[0]?.call('SENTINEL', 'get-master-addr-by-name', 'mymaster')
    const node = nodes.find(({ announced }) => announced === (found as string[])[1])
    if (!node) throw new Error('the master is none of ours')
    return node
  }
  return {
    url: `redis+sentinel://:${PASSWORD}@${ports.map((port) => `127.0.0.1:${port}`).join(',')}/mymaster?sentinel-password=${SENTINEL_PASSWORD}`,
    sentinels,
    master,
    /** Whether a failover could begin: each Sentinel knows the others, the master, and two connected standbys. */
    async isWhole(): Promise<boolean> {
      const { announced } = await master()
      const views = await Promise.all(asked.map(viewOf))
      return views.every((view) => view === `${announced} master 2 slave ok slave ok`)
    },
    async stop(): Promise<void> {
      for (const redis of asked) redis.disconnect()
      for (const node of nodes) node.stop()
      await Promise.all(sentinels.map((sentinel) => sentinel.stop()))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A Sentinel's view of the master and its standbys. */
async function viewOf(sentinel: Redis): Promise<string> {
  const pick = (told: string[], ...names: string[]) => names.map((name) => told[told.indexOf(name) + 1])
  const master = (await sentinel.call('SENTINEL', 'master', 'mymaster')) as string[]
  const standbys = (await sentinel.call('SENTINEL', 'replicas', 'mymaster')) as string[][]
  return [
    ...pick(master, 'port', 'flags', 'num-other-sentinels'),
    ...standbys.flatMap((told) => pick(told, 'flags', 'master-link-status')),
  ].join(' ')
}

async function startNode(program: string, home: string, first: { announced: string } | undefined) {
  const port = await freePort()
  const proxy = await cuttingProxy(new URL(`http://127.0.0.1:${port}`))
  const announced = new URL(proxy.url).port
  const config = `${home}.conf`
  writeFileSync(
    config,
    [
      ...[`port ${port}`, 'bind 127.0.0.1', `requirepass ${PASSWORD}`, `masterauth ${PASSWORD}`, 'save ""'],
      ...[`dir ${dirname(home)}`, `dbfilename ${basename(home)}.rdb`],
      ...[
        'replica-announce-ip 127.0.0.1',
        `replica-announce-port ${announced}`,
        'repl-diskless-sync-delay 0',
      ],
      ...(first ? [`replicaof 127.0.0.1 ${first.announced}`] : []),
    ].join('\n'),
  )
  const server = restartable(() => spawn(program, [config], { stdio: 'ignore' }))
  return {
    ...failing(basename(home), { ...server, setCut: proxy.setCut }),
    announced,
    stop(): void {
      server.signal('SIGKILL')
      proxy.stop()
    },
  }
}

function startSentinel(
  program: string,
  folder: string,
  { name, port, master }: { name: string; port: number; master: { announced: string } },
) {
  const config = join(folder, `sentinel-${port}.conf`)
  writeFileSync(
    config,
    [
      ...[`port ${port}`, 'bind 127.0.0.1', `dir ${folder}`, `requirepass ${SENTINEL_PASSWORD}`],
      `sentinel sentinel-pass ${SENTINEL_PASSWORD}`,
      `sentinel monitor mymaster 127.0.0.1 ${master.announced} 2`,
      `sentinel auth-pass mymaster ${PASSWORD}`,
      `sentinel down-after-milliseconds mymaster ${DOWN_AFTER_MS}`,
      'sentinel failover-timeout mymaster 3000',
    ].join('\n'),
  )
  // A Sentinel stores what it learns in that file, and knows the others after a restart.
  const server = restartable(() => spawn(program, [config, '--sentinel'], { stdio: 'ignore' }))
  return {
    ...failing(name, server),
    async stop(): Promise<void> {
      server.signal('SIGKILL')
      await server.ended()
    },
  }
}

/** Starts a process immediately, and again after it was killed. */
function restartable(spawned: () => ChildProcess) {
  let child = spawned()
  return {
    signal: (signal: NodeJS.Signals) => child.kill(signal),
    start(): void {
      child = spawned()
    },
    ended: async (): Promise<void> => {
      await (child.exitCode ?? child.signalCode ?? once(child, 'exit'))
    },
  }
}
