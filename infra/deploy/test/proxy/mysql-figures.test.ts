import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from '@recruit/local/paths'
import { freePort } from '@recruit/local/stack/ports'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { read } from '../../../structure/sources.ts'
import { programOf } from './start-proxy.ts'

const READY_MS = 30_000

/** The HAProxy in front of MySQL with its metrics, as in a cluster and in containers, with three nodes. */
async function startMysqlProxy(nodes: [string, string, string]) {
  const files = ['mysql.cfg', 'mysql-figures.cfg'].flatMap((name) => [
    '-f',
    join(root, 'infra/deploy/proxy', name),
  ])
  const figures = `127.0.0.1:${await freePort()}`
  const env = {
    MYSQL_LISTEN: `127.0.0.1:${await freePort()}`,
    MYSQL_FIGURES: figures,
    ...Object.fromEntries(nodes.map((node, at) => [`MYSQL_${at + 1}`, node])),
  }
  const child = spawn(programOf('haproxy'), ['-db', ...files], { env, stdio: 'ignore' })
  const ended = once(child, 'exit')
  const ask = (path: string) => fetch(`http://${figures}${path}`)
  return {
    metrics: async () => (await ask('/metrics')).text(),
    /** Every status until the first checks are over. */
    async started(): Promise<number[]> {
      const seen: number[] = []
      for (const until = Date.now() + READY_MS; !seen.includes(200); await pause(20)) {
        if (Date.now() > until) throw new Error(`haproxy does not answer: ${seen}`)
        const reply = await ask('/').catch(() => undefined)
        if (reply) seen.push(reply.status)
      }
      return seen
    },
    async stop(): Promise<void> {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** A frozen node: it accepts connections and never answers. */
async function startHeld() {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => sockets.add(socket.on('error', () => undefined)))
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
const { groups } = parse(read('infra/deploy/prometheus/alerts.yaml'))
const rule: { expr: string } = groups[0].rules.find(
  ({ alert }: { alert: string }) => alert === 'MysqlNodeAway',
)
const [, metric, states] = /(haproxy_\w+)\{proxy="mysql", state=~"([^"]+)"\}/.exec(rule.expr) ?? []
const awayIn = (text: string) =>
  [...text.matchAll(/^(\w+)\{proxy="mysql",server="(\w+)",state="(\w+)"\} 1$/gm)]
    .filter(([, name, , state]) => name === metric && new RegExp(`^(?:${states})$`).test(state ?? ''))
    .map(([, , server]) => server)

test('HAProxy is not ready before its first checks, and then names the nodes that do not answer', async () => {
  const held = await startHeld()
  const proxy = await startMysqlProxy([held.address, held.address, '127.0.0.1:1'])
  try {
    expect(await proxy.started()).toContain(503)
    const away = async () => awayIn(await proxy.metrics()).sort()
    await expect.poll(away, { timeout: 30_000 }).toEqual(['one', 'three', 'two'])
  } finally {
    await proxy.stop()
    held.stop()
  }
})
