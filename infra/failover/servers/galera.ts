import { execFile } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findProgram } from '@recruit/local/install/machine'
import { readSecrets } from '@recruit/local/keys/secrets'
import { PlainError } from '@recruit/local/plain-error'
import { waitUntil } from '@recruit/local/process/wait'
import { prepareMysqlData, removeInitFile, writeInitFile } from '@recruit/local/servers/mysql-data'
import { mysqlAnswers, mysqlSettings, soughtMysql } from '@recruit/local/servers/mysql-settings'
import type { LaunchContext } from '@recruit/local/stack/launch-context'
import { freePort } from '@recruit/local/stack/ports'
import { type MariadbNode, mariadbNode } from './mariadb-node.ts'
import { galeraLibrary, transferScripts } from './requirements.ts'
import { rootRights, runSqlFile } from './sql-file.ts'
import type { DatabaseServers } from './types.ts'
import { writerOf } from './writer.ts'

const NAMES = ['galera-1', 'galera-2', 'galera-3'] as const
const READY_LIMIT_MS = 90_000

/**
 * How fast a dead node is given up. Below 2 s, a machine with more work than processors loses its quorum; above 3 s,
 * writes wait longer than six. A node that finds no group waits for it: after a power cut the others may start later.
 */
const PROVIDER = {
  'evs.keepalive_period': 'PT0.5S',
  'evs.inactive_check_period': 'PT0.5S',
  'evs.suspect_timeout': 'PT2.5S',
  'evs.inactive_timeout': 'PT8S',
  'evs.install_timeout': 'PT8S',
  'pc.wait_prim_timeout': 'PT10M',
}

/** Three nodes of Galera. The node that takes the writes is a row that they hold in common (infra/deploy/proxy/mysql-galera.sql). */
export async function startGalera(
  context: LaunchContext,
): Promise<DatabaseServers & { nodes: MariadbNode[] }> {
  const program = findProgram(soughtMysql(context.env).programs, context.env)
  const library = galeraLibrary()
  if (!program || !library) throw new PlainError('There is no MariaDB with Galera on this machine.')
  const firstData = await prepareMysqlData(
    { ...context, dataDir: join(context.dataDir, NAMES[0]) },
    program,
    'mariadb',
  )
  const shared = {
    context,
    program,
    library,
    firstData,
    scripts: await transferScripts(context),
    ports: await freePorts(),
  }
  const nodes: MariadbNode[] = []
  const stop = async () => {
    await Promise.all(nodes.map((node) => node.stop()))
  }
  try {
    for (const name of NAMES) nodes.push(await galeraNode(name, shared))
    const [first, ...others] = nodes as [MariadbNode, ...MariadbNode[]]
    await first.start()
    await mysqlAnswers(first.url, { what: first.name, limitMs: READY_LIMIT_MS, signal: context.signal })
    removeInitFile(firstData.home)
    for (const node of others) await node.start()
    await runSqlFile(first.url, 'infra/deploy/proxy/mysql-galera.sql')
    const group = { nodes, stop, writer: () => writerOf(nodes), isWhole: () => isWhole(nodes) }
    await waitUntil(group.isWhole, { what: 'Galera', limitMs: READY_LIMIT_MS, signal: context.signal })
    return group
  } catch (error) {
    await stop()
    throw error
  }
}

interface Shared {
  context: LaunchContext
  program: string
  library: string
  firstData: Awaited<ReturnType<typeof prepareMysqlData>>
  scripts: string
  ports: number[]
}

async function galeraNode(
  name: (typeof NAMES)[number],
  { context, program, library, firstData, scripts, ports }: Shared,
) {
  const index = NAMES.indexOf(name)
  const isFirst = index === 0
  const password = readSecrets(context.dataDir).mysqlRoot
  const { home, data, userArgs } = isFirst ? firstData : emptyData(join(context.dataDir, name), firstData)
  const [state, transfer] = [await freePort(), await freePort()]
  const options = {
    ...PROVIDER,
    'gmcast.listen_addr': `tcp://127.0.0.1:${ports[index]}`,
    'ist.recv_addr': `127.0.0.1:${state}`,
  }
  const server = ['--no-defaults', `--datadir=${data}`, '--socket=server.sock', ...userArgs]
  const group = [
    '--wsrep-on=ON',
    `--wsrep-provider=${library}`,
    '--wsrep-cluster-name=recruit',
    `--wsrep-cluster-address=gcomm://${ports.map((port) => `127.0.0.1:${port}`).join()}`,
    `--wsrep-node-name=${name}`,
    `--wsrep-node-address=127.0.0.1:${ports[index]}`,
    '--wsrep-sst-method=rsync',
    `--wsrep-sst-receive-address=127.0.0.1:${transfer}`,
    `--wsrep-provider-options=${Object.entries(options)
      .map(([key, value]) => `${key}=${value}`)
      .join(';')}`,
    '--binlog-format=ROW',
    '--innodb-autoinc-lock-mode=2',
  ]
  return mariadbNode({
    name,
    program,
    password,
    context,
    env: { PATH: `${scripts}:${context.env.PATH}:/usr/sbin:/sbin` },
    async args(port) {
      const isNew = !existsSync(join(data, 'grastate.dat'))
      const all = [
        ...server,
        `--port=${port}`,
        '--bind-address=127.0.0.1',
        '--pid-file=server.pid',
        ...mysqlSettings,
        ...group,
      ]
      if (isNew && isFirst)
        return [
          ...all,
          '--wsrep-new-cluster',
          `--init-file=${writeInitFile(home, data, rootRights(password))}`,
        ]
      return isNew ? all : [...all, `--wsrep-start-position=${await recoveredPosition(program, all)}`]
    },
    // When it has the group's data is told by `isWhole`: after a power cut none has them before all are there.
    ready: async () => undefined,
    isolate: async (node, isCut) =>
      void (await node.ask(`SET GLOBAL wsrep_provider_options = 'gmcast.isolate=${isCut ? 1 : 0}'`)),
  })
}

/** The data of a node that gets them from another one, owned by whoever owns the other's. */
function emptyData(dataDir: string, first: Shared['firstData']): Shared['firstData'] {
  const home = join(dataDir, 'mysql')
  const data = join(home, 'data')
  mkdirSync(home, { recursive: true, mode: 0o711 })
  mkdirSync(data, { mode: 0o700 })
  const { uid, gid } = statSync(first.data)
  if (process.getuid?.() === 0) chownSync(data, uid, gid)
  return { home, data, userArgs: first.userArgs }
}

const freePorts = () => Promise.all(NAMES.map(() => freePort()))

/** The last write in the data of a node that was killed; without it, it would take over all data anew. */
async function recoveredPosition(program: string, args: string[]): Promise<string> {
  const { stderr } = await promisify(execFile)(program, [...args, '--wsrep-recover', '--skip-networking'])
  const found = /Recovered position: (\S+)/.exec(stderr)?.[1]
  if (!found) throw new PlainError(`mariadbd --wsrep-recover told no position: ${stderr.slice(-500)}`)
  return found
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
