import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeDataDir } from '@recruit/local/data-dir'
import { findProgram } from '@recruit/local/install/machine'
import { readSecrets } from '@recruit/local/keys/secrets'
import { root } from '@recruit/local/paths'
import { PlainError } from '@recruit/local/plain-error'
import { waitUntil } from '@recruit/local/process/wait'
import { mysqlAnswers } from '@recruit/local/servers/mysql'
import { prepareMysqlData, removeInitFile } from '@recruit/local/servers/mysql-data'
import type { LaunchContext } from '@recruit/local/stack/launch-context'
import { freePort } from '@recruit/local/stack/ports'
import { type GaleraNode, galeraNode } from './galera-node.ts'
import { type Haproxy, startMysqlProxy } from './haproxy.ts'
import { transferScripts } from './requirements.ts'

const SQL = join(root, 'infra/deploy/mysql/mysql-galera.sql')
const READY_LIMIT_MS = 90_000

export interface Database {
  nodes: GaleraNode[]
  proxy: Haproxy
  /** The node that takes the writes. Throws unless there is exactly one. */
  writer: () => Promise<GaleraNode>
  /** Whether a failover could begin: one writer, two standbys in sync. */
  isWhole: () => Promise<boolean>
  stop: () => Promise<void>
}

/** Three nodes of Galera, and the HAProxy that leads to the writer. `stop` keeps the data folder. */
export async function startGalera(context: LaunchContext): Promise<Database> {
  const { dataDir, signal } = context
  makeDataDir(dataDir)
  const program = findProgram(['mariadbd'], process.env)
  if (!program) throw new PlainError('There is no MariaDB on this machine.')
  const first = { ...context, dataDir: join(dataDir, 'galera-1') }
  const cluster = {
    ...{ dataDir, program, scripts: await transferScripts(context) },
    password: readSecrets(dataDir).mysqlRoot,
    ports: [await freePort(), await freePort(), await freePort()],
    firstData: await prepareMysqlData(first, program, 'mariadb'),
  }
  const nodes: GaleraNode[] = []
  const wait = { what: 'Galera', limitMs: READY_LIMIT_MS, signal }
  let proxy: Haproxy | undefined
  const stop = async () => {
    await proxy?.stop()
    await Promise.all(nodes.map((node) => node.stop()))
  }
  try {
    for (const index of cluster.ports.keys()) {
      const node = await galeraNode(index, cluster)
      nodes.push(node)
      await node.start()
      if (index > 0) continue
      await mysqlAnswers(node.url, wait)
      removeInitFile(cluster.firstData.home)
      decideTheWriter(node.url)
    }
    await waitUntil(() => isWhole(nodes), wait)
    proxy = await startMysqlProxy(nodes, dataDir, cluster.password)
    return { nodes, proxy, writer: () => writerOf(nodes), isWhole: () => isWhole(nodes), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Runs the file of production as an operator does, with the `mariadb` program. */
function decideTheWriter(url: string): void {
  const { hostname, port, username, password } = new URL(url)
  const client = findProgram(['mariadb'], process.env)
  if (!client) throw new PlainError('There is no mariadb client on this machine.')
  const args = ['--no-defaults', `--host=${hostname}`, `--port=${port}`, `--user=${username}`]
  const { status, stderr } = spawnSync(client, args, {
    input: readFileSync(SQL),
    env: { ...process.env, MYSQL_PWD: password },
    encoding: 'utf8',
  })
  if (status !== 0) throw new PlainError(`The database refused mysql-galera.sql: ${stderr}`)
}

/** The node that answers HAProxy's check with yes. */
async function writerOf(nodes: GaleraNode[]): Promise<GaleraNode> {
  const answers = await Promise.allSettled(nodes.map((node) => node.ask('CALL failover.role()')))
  const isWriter = (answer?: PromiseSettledResult<unknown>) =>
    answer?.status === 'fulfilled' && JSON.stringify(answer.value).includes('role=writer')
  const [writer, second] = nodes.filter((_, at) => isWriter(answers[at]))
  if (!writer || second) throw new PlainError(`${second ? 'Two nodes take' : 'No node takes'} the writes.`)
  return writer
}

async function isWhole(nodes: GaleraNode[]): Promise<boolean> {
  const STATE = "SHOW STATUS WHERE Variable_name IN ('wsrep_local_state_comment', 'wsrep_cluster_size')"
  const states = await Promise.all(nodes.map((node) => node.ask(STATE)))
  const areJoined = states.every((rows) => `${rows.map(({ Value }) => Value).sort()}` === '3,Synced')
  return areJoined && Boolean(await writerOf(nodes))
}
