import { execFile } from 'node:child_process'
import { chownSync, copyFileSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '@recruit/local/paths'
import { PlainError } from '@recruit/local/plain-error'
import { type Child, guarded, spawnChild } from '@recruit/local/process/child'
import { createPart, type Part } from '@recruit/local/process/part'
import { mysqlSettings, rootPassword } from '@recruit/local/servers/mysql'
import { ownArgs, type prepareMysqlData, writeInitFile } from '@recruit/local/servers/mysql-data'
import { baseEnv } from '@recruit/local/stack/environment'
import { freePort } from '@recruit/local/stack/ports'
import { createConnection, type RowDataPacket } from 'mysql2/promise'
import { cuttingProxy } from '../faults/cutting-proxy.ts'
import { type Failing, failing } from '../faults/failing.ts'

const CONFIG = join(root, 'infra/deploy/mysql/galera.cnf')
const ASK_LIMIT_MS = 2_000

type Data = Awaited<ReturnType<typeof prepareMysqlData>>

export interface Cluster {
  dataDir: string
  program: string
  /** The folder of the scripts that copy all data between nodes. */
  scripts: string
  password: string
  /** The cluster port of each node. */
  ports: number[]
  firstData: Data
}

export interface GaleraNode extends Failing {
  /** The server's address with every right, past HAProxy and the cutting proxy. */
  url: string
  /** HAProxy's address of it, as host:port; cut off with it. */
  address: string
  start: () => Promise<void>
  /** The rows of one statement, over a connection of its own, with a limit. */
  ask: (sql: string) => Promise<RowDataPacket[]>
  stop: () => Promise<void>
}

/** A node with the settings of production, behind a proxy that cuts it off from its clients. It is not started yet. */
export async function galeraNode(index: number, cluster: Cluster): Promise<GaleraNode> {
  const { dataDir, program, password } = cluster
  const name = `galera-${index + 1}`
  const port = await freePort()
  const url = `mysql://root:${password}@127.0.0.1:${port}/`
  const proxy = await cuttingProxy(new URL(`http://127.0.0.1:${port}`))
  const folder = index === 0 ? cluster.firstData : emptyData(join(dataDir, name), cluster.firstData.data)
  const server = await serverArgs(name, port, `127.0.0.1:${cluster.ports[index]}`, folder, cluster.ports)
  let args: string[] = []
  const PATH = `${cluster.scripts}:${process.env.PATH}:/usr/sbin:/sbin`
  const part = guardedPart({
    ...{ name, kind: 'mysql', url, program, dataDir },
    env: { ...baseEnv(process.env, dataDir), PATH },
    args: () => args,
    // After a power cut, nodes have the data only once all are up.
    ready: async () => undefined,
  })
  async function start(): Promise<void> {
    args = [...server, ...(await beginning())]
    await part.start()
  }
  /** Only the first node of all begins a cluster; nodes with data know the others. */
  async function beginning(): Promise<string[]> {
    if (existsSync(join(folder.data, 'grastate.dat')))
      return [`--wsrep-start-position=${await recoveredPosition(program, server)}`]
    if (index > 0) return []
    return [
      '--wsrep-new-cluster',
      `--init-file=${writeInitFile(folder.home, folder.data, rootPassword(password))}`,
    ]
  }
  async function setCut(isCut: boolean): Promise<void> {
    proxy.setCut(isCut)
    await ask(url, `SET GLOBAL wsrep_provider_options = 'gmcast.isolate=${isCut ? 1 : 0}'`)
  }
  return {
    ...failing(name, { signal: part.signal, start, setCut }),
    url,
    address: new URL(proxy.url).host,
    start,
    ask: (sql) => ask(url, sql),
    async stop() {
      proxy.stop()
      await part.stop()
    },
  }
}

interface Program extends Pick<Part, 'name' | 'kind' | 'url'> {
  program: string
  args: () => string[]
  env: Record<string, string>
  dataDir: string
  ready: (child: Child) => Promise<void>
}

/** A program that ends with this one; its end is expected. */
export const guardedPart = ({ name, kind, url, program, args, env, dataDir, ready }: Program): Part =>
  createPart({
    ...{ name, kind, url, ready, isGuarded: true },
    spawn: () => spawnChild({ name, ...guarded(program, args()), env, dataDir }),
    died: () => undefined,
  })

/** The arguments of every start: the file of production, and folders of its own. */
async function serverArgs(
  name: string,
  port: number,
  own: string,
  { home, data, ownArgs }: Data,
  ports: number[],
) {
  // The server runs as a user without access to the repository.
  const config = join(home, 'server.cnf')
  copyFileSync(CONFIG, config)
  // A command line replaces all of the file's options.
  const options = /^wsrep_provider_options = "(.*)"$/m.exec(readFileSync(CONFIG, 'utf8'))?.[1]
  if (!options) throw new PlainError('galera.cnf has no wsrep_provider_options.')
  return [
    ...[`--defaults-file=${config}`, `--datadir=${data}`, ...ownArgs],
    ...['--socket=server.sock', '--pid-file=server.pid', `--port=${port}`, '--bind-address=127.0.0.1'],
    ...mysqlSettings,
    `--wsrep-cluster-address=gcomm://${ports.map((one) => `127.0.0.1:${one}`).join()}`,
    `--wsrep-node-name=${name}`,
    `--wsrep-node-address=${own}`,
    `--wsrep-sst-receive-address=127.0.0.1:${await freePort()}`,
    `--wsrep-provider-options=${options};gmcast.listen_addr=tcp://${own};ist.recv_addr=127.0.0.1:${await freePort()}`,
  ]
}

/** The folders of a node that copies its data from another one, with the owner of the first node's data. */
function emptyData(dataDir: string, firstData: string): Data {
  const home = join(dataDir, 'mysql')
  const data = join(home, 'data')
  mkdirSync(home, { recursive: true, mode: 0o711 })
  mkdirSync(data, { mode: 0o700 })
  const { uid, gid } = statSync(firstData)
  if (process.getuid?.() === 0) chownSync(data, uid, gid)
  return { home, data, ownArgs: ownArgs(home, data) }
}

/** The last write in a killed node's data; without it, the node would copy all data again. */
async function recoveredPosition(program: string, args: string[]): Promise<string> {
  const { stderr } = await promisify(execFile)(program, [...args, '--wsrep-recover', '--skip-networking'])
  const found = /Recovered position: (\S+)/.exec(stderr)?.[1]
  if (!found) throw new PlainError(`mariadbd --wsrep-recover printed no position: ${stderr.slice(-500)}`)
  return found
}

async function ask(url: string, sql: string): Promise<RowDataPacket[]> {
  const connection = await createConnection({ uri: url, connectTimeout: ASK_LIMIT_MS })
  connection.on('error', () => undefined)
  try {
    const [rows] = await connection.query<RowDataPacket[]>({ sql, timeout: ASK_LIMIT_MS })
    return rows
  } finally {
    connection.destroy()
  }
}
