import { readFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { root } from '@recruit/local/paths'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { startMysqlProxy } from './mysql-figures.ts'

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
const { groups } = parse(readFileSync(join(root, 'infra/deploy/prometheus/alerts.yaml'), 'utf8'))
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
