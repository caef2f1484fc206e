import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findProgram } from '@recruit/local/install/machine'
import { readSecrets } from '@recruit/local/keys/secrets'
import { root } from '@recruit/local/paths'
import { PlainError } from '@recruit/local/plain-error'
import { type Child, spawnChild } from '@recruit/local/process/child'
import { waitUntil } from '@recruit/local/process/wait'
import { prepareMysqlData, removeInitFile, writeInitFile } from '@recruit/local/servers/mysql-data'
import { mysqlAnswers, mysqlSettings, soughtMysql } from '@recruit/local/servers/mysql-settings'
import { baseEnv } from '@recruit/local/stack/environment'
import type { LaunchContext } from '@recruit/local/stack/launch-context'
import { type MariadbNode, mariadbNode } from './mariadb-node.ts'
import { rootRights, runSqlFile } from './sql-file.ts'
import type { DatabaseServers } from './types.ts'
import { writerOf } from './writer.ts'

const NAMES = ['replica-1', 'replica-2', 'replica-3']
const READY_LIMIT_MS = 90_000

/**
 * Each server starts as one that can only be read: `promote` alone opens one. An acknowledged write is on two machines,
 * however long that takes; what a killed primary had not acknowledged is undone when it comes back as a standby.
 */
const REPLICATION = [
  '--log-bin=binlog',
  '--binlog-format=ROW',
  '--sync-binlog=1',
  '--log-slave-updates=ON',
  '--gtid-strict-mode=ON',
  '--relay-log=relay',
  '--relay-log-recovery=ON',
  // A standby that applies one write after the other falls behind, and is promoted late.
  '--slave-parallel-threads=8',
  '--read-only=ON',
  '--init-rpl-role=SLAVE',
  '--rpl-semi-sync-slave-enabled=ON',
  '--rpl-semi-sync-slave-kill-conn-timeout=1',
  '--rpl-semi-sync-master-wait-point=AFTER_SYNC',
  '--rpl-semi-sync-master-timeout=4294967295',
  '--slave-net-timeout=4',
]

/** A primary and two standbys, and the program that promotes one (infra/deploy/mysql/promote.ts), as in production. */
export async function startReplication(context: LaunchContext): Promise<DatabaseServers> {
  const program = findProgram(soughtMysql(context.env).programs, context.env)
  if (!program) throw new PlainError('There is no MariaDB on this machine.')
  const nodes: MariadbNode[] = []
  const ending = new AbortController()
  let watching: Child | undefined
  const group: DatabaseServers = {
    nodes,
    writer: () => writerOf(nodes),
    isWhole: () => isWhole(nodes),
    async stop() {
      ending.abort()
      await watching?.stop()
      await Promise.all(nodes.map((node) => node.stop()))
    },
  }
  try {
    const mended = (node: MariadbNode) => void restartIfLost(node, nodes, ending.signal)
    for (const name of NAMES) nodes.push(await replica(name, program, context, mended))
    await Promise.all(nodes.map((node) => node.start()))
    for (const { url } of nodes) await runSqlFile(url, 'infra/deploy/proxy/mysql-replication.sql')
    watching = spawnChild({
      name: 'promote',
      command: process.execPath,
      args: [join(root, 'infra/deploy/mysql/promote.ts'), 'watch'],
      env: { ...baseEnv(context.env, context.dataDir), MYSQL_NODES: nodes.map(publicUrl).join() },
      dataDir: context.dataDir,
    })
    await waitUntil(group.isWhole, { what: 'Replication', limitMs: READY_LIMIT_MS, signal: context.signal })
    return group
  } catch (error) {
    await group.stop()
    throw error
  }
}

/** Where the others find it, and whoever promotes: cut off with it. */
function publicUrl({ url, address }: MariadbNode): string {
  const found = new URL(url)
  found.host = address
  return found.href
}

async function replica(
  name: string,
  program: string,
  context: LaunchContext,
  mended: (node: MariadbNode) => void,
) {
  const own = { ...context, dataDir: join(context.dataDir, name) }
  const { home, data, userArgs } = await prepareMysqlData(own, program, 'mariadb')
  const password = readSecrets(context.dataDir).mysqlRoot
  const server = [
    '--no-defaults',
    `--datadir=${data}`,
    '--socket=server.sock',
    '--pid-file=server.pid',
    ...userArgs,
  ]
  const settings = mysqlSettings.filter((setting) => setting !== '--skip-log-bin')
  return mariadbNode({
    mended,
    name,
    program,
    password,
    context,
    async args(port) {
      const initFile = writeInitFile(home, data, ['SET SESSION sql_log_bin = 0', ...rootRights(password)])
      const place = [`--port=${port}`, '--bind-address=127.0.0.1', `--server-id=${NAMES.indexOf(name) + 1}`]
      return [...server, ...place, `--init-file=${initFile}`, ...settings, ...REPLICATION]
    },
    ready: (url, part) =>
      mysqlAnswers(url, { what: part.name, limitMs: READY_LIMIT_MS, signal: context.signal }).finally(() =>
        removeInitFile(home),
      ),
    // A standby calls its primary itself, past what cuts others off from it.
    isolate: async (node, isCut) => {
      const [slave] = await node.ask('SHOW SLAVE STATUS')
      if (slave) await node.ask(`${isCut ? 'STOP' : 'START'} SLAVE IO_THREAD`)
    },
  })
}

/** What an operator does when a server is back: a lost primary that may still be written to is started again. */
async function restartIfLost(node: MariadbNode, nodes: MariadbNode[], signal: AbortSignal): Promise<void> {
  const STANDING = 'SELECT number, @@GLOBAL.read_only AS isReadOnly FROM failover.promotions WHERE id = 1'
  for (; !signal.aborted; await sleep(500)) {
    const writer = await writerOf(nodes).catch(() => undefined)
    if (writer === node) return
    const [own] = await node.ask(STANDING).catch(() => [])
    const [present] = (await writer?.ask(STANDING).catch(() => [])) ?? []
    if (!own || !present) continue
    if (Number(own.isReadOnly)) return
    if (Number(own.number) >= Number(present.number)) continue
    node.part.signal('SIGKILL')
    return node.start()
  }
}

async function isWhole(nodes: MariadbNode[]): Promise<boolean> {
  const writer = await writerOf(nodes)
  const [held] = await writer.ask('SELECT @@GLOBAL.gtid_binlog_pos AS position')
  const waits = nodes
    .filter((node) => node !== writer)
    .map(async (node) => {
      const [slave] = await node.ask('SHOW SLAVE STATUS')
      const [late] = await node.ask(`SELECT MASTER_GTID_WAIT('${held?.position}', 1) AS isLate`)
      return slave?.Slave_IO_Running === 'Yes' && slave.Slave_SQL_Running === 'Yes' && !Number(late?.isLate)
    })
  return (await Promise.all(waits)).every(Boolean) && !nodes.some((node) => node.isCut())
}
