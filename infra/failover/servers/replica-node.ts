import { join } from 'node:path'
import { readSecrets } from '@recruit/local/keys/secrets'
import { prepareMysqlData, removeInitFile, writeInitFile } from '@recruit/local/servers/mysql-data'
import { mysqlAnswers, mysqlSettings } from '@recruit/local/servers/mysql-settings'
import type { LaunchContext } from '@recruit/local/stack/launch-context'
import { type MariadbNode, mariadbNode } from './mariadb-node.ts'
import { settingsFile } from './settings-file.ts'
import { rootRights } from './sql-file.ts'

export const REPLICA_NAMES = ['replica-1', 'replica-2', 'replica-3']
const READY_LIMIT_MS = 90_000

/** A server with the settings of production, and a port of its own. It is not started yet. */
export async function replicaNode(
  name: string,
  program: string,
  context: LaunchContext,
  mended: (node: MariadbNode) => void,
) {
  const own = { ...context, dataDir: join(context.dataDir, name) }
  const { home, data, ownArgs } = await prepareMysqlData(own, program, 'mariadb')
  const password = readSecrets(context.dataDir).mysqlRoot
  const server = [
    ...settingsFile('replication', home).args,
    `--datadir=${data}`,
    '--socket=server.sock',
    '--pid-file=server.pid',
    ...ownArgs,
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
      const place = [
        `--port=${port}`,
        '--bind-address=127.0.0.1',
        `--server-id=${REPLICA_NAMES.indexOf(name) + 1}`,
      ]
      return [...server, ...place, `--init-file=${initFile}`, ...settings]
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
