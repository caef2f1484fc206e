import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findProgram } from '@recruit/local/install/machine'
import { root } from '@recruit/local/paths'
import { PlainError } from '@recruit/local/plain-error'
import { type Child, spawnChild } from '@recruit/local/process/child'
import { guarded } from '@recruit/local/process/supervised'
import { waitUntil } from '@recruit/local/process/wait'
import { soughtMysql } from '@recruit/local/servers/mysql-settings'
import { baseEnv } from '@recruit/local/stack/environment'
import type { LaunchContext } from '@recruit/local/stack/launch-context'
import type { MariadbNode } from './mariadb-node.ts'
import { REPLICA_NAMES, replicaNode } from './replica-node.ts'
import { runSqlFile } from './sql-file.ts'
import type { DatabaseServers } from './types.ts'
import { writerOf } from './writer.ts'

const READY_LIMIT_MS = 90_000

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
    for (const name of REPLICA_NAMES) nodes.push(await replicaNode(name, program, context, mended))
    await Promise.all(nodes.map((node) => node.start()))
    for (const { url } of nodes) await runSqlFile(url, 'infra/deploy/mysql/mysql-replication.sql')
    watching = spawnChild({
      name: 'promote',
      ...guarded(process.execPath, [join(root, 'infra/deploy/mysql/promote.ts'), 'watch']),
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
