import { join } from 'node:path'
import { findProgram } from '@recruit/local/install/machine'
import { PlainError } from '@recruit/local/plain-error'
import { waitUntil } from '@recruit/local/process/wait'
import { prepareMysqlData, removeInitFile } from '@recruit/local/servers/mysql-data'
import { mysqlAnswers, soughtMysql } from '@recruit/local/servers/mysql-settings'
import type { LaunchContext } from '@recruit/local/stack/launch-context'
import { freePort } from '@recruit/local/stack/ports'
import { GALERA_NAMES, galeraNode } from './galera-node.ts'
import type { MariadbNode } from './mariadb-node.ts'
import { galeraLibrary, transferScripts } from './requirements.ts'
import { runSqlFile } from './sql-file.ts'
import type { DatabaseServers } from './types.ts'
import { writerOf } from './writer.ts'

const READY_LIMIT_MS = 90_000

/** Three nodes of Galera. Which one takes the writes is a row that all hold (infra/deploy/mysql/mysql-galera.sql). */
export async function startGalera(
  context: LaunchContext,
): Promise<DatabaseServers & { nodes: MariadbNode[] }> {
  const program = findProgram(soughtMysql(context.env).programs, context.env)
  const library = galeraLibrary()
  if (!program || !library) throw new PlainError('There is no MariaDB with Galera on this machine.')
  const firstData = await prepareMysqlData(
    { ...context, dataDir: join(context.dataDir, GALERA_NAMES[0]) },
    program,
    'mariadb',
  )
  const shared = {
    context,
    program,
    library,
    firstData,
    scripts: await transferScripts(context),
    ports: await Promise.all(GALERA_NAMES.map(() => freePort())),
  }
  const nodes: MariadbNode[] = []
  const stop = async () => {
    await Promise.all(nodes.map((node) => node.stop()))
  }
  try {
    for (const name of GALERA_NAMES) nodes.push(await galeraNode(name, shared))
    const [first, ...others] = nodes as [MariadbNode, ...MariadbNode[]]
    await first.start()
    await mysqlAnswers(first.url, { what: first.name, limitMs: READY_LIMIT_MS, signal: context.signal })
    removeInitFile(firstData.home)
    for (const node of others) await node.start()
    await runSqlFile(first.url, 'infra/deploy/mysql/mysql-galera.sql')
    const group = { nodes, stop, writer: () => writerOf(nodes), isWhole: () => isWhole(nodes) }
    await waitUntil(group.isWhole, { what: 'Galera', limitMs: READY_LIMIT_MS, signal: context.signal })
    return group
  } catch (error) {
    await stop()
    throw error
  }
}

async function isWhole(nodes: MariadbNode[]): Promise<boolean> {
  const STATE = "SHOW STATUS WHERE Variable_name IN ('wsrep_local_state_comment', 'wsrep_cluster_size')"
  const states = await Promise.all(nodes.map((node) => node.ask(STATE)))
  const areJoined = states.every(
    (rows) =>
      rows
        .map(({ Value }) => Value)
        .sort()
        .join() === '3,Synced',
  )
  return areJoined && !nodes.some((node) => node.isCut()) && Boolean(await writerOf(nodes))
}
