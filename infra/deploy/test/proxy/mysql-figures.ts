import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findProgram } from '@recruit/local/install/machine'
import { root } from '@recruit/local/paths'
import { freePort } from '@recruit/local/stack/ports'

const READY_MS = 30_000

/** The HAProxy in front of MySQL with its metrics, as in a cluster and in containers, with three nodes. */
export async function startMysqlProxy(nodes: [string, string, string]) {
  const program = findProgram(['haproxy'], process.env)
  if (!program) throw new Error('There is no haproxy on this machine.')
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
  const child = spawn(program, ['-db', ...files], { env, stdio: 'ignore' })
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
