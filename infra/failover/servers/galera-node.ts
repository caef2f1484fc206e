import { execFile } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { readSecrets } from '@recruit/local/keys/secrets'
import { PlainError } from '@recruit/local/plain-error'
import { ownArgs, type prepareMysqlData, writeInitFile } from '@recruit/local/servers/mysql-data'
import { mysqlSettings } from '@recruit/local/servers/mysql-settings'
import type { LaunchContext } from '@recruit/local/stack/launch-context'
import { freePort } from '@recruit/local/stack/ports'
import { mariadbNode } from './mariadb-node.ts'
import { settingsFile } from './settings-file.ts'
import { rootRights } from './sql-file.ts'

export const GALERA_NAMES = ['galera-1', 'galera-2', 'galera-3'] as const

interface Shared {
  context: LaunchContext
  program: string
  library: string
  firstData: Awaited<ReturnType<typeof prepareMysqlData>>
  scripts: string
  ports: number[]
}

/** A node with the settings of production, and ports of its own. It is not started yet. */
export async function galeraNode(
  name: (typeof GALERA_NAMES)[number],
  { context, program, library, firstData, scripts, ports: all }: Shared,
) {
  const index = GALERA_NAMES.indexOf(name)
  const isFirst = index === 0
  const password = readSecrets(context.dataDir).mysqlRoot
  const { home, data, ownArgs } = isFirst ? firstData : emptyData(join(context.dataDir, name), firstData)
  const [state, transfer] = [await freePort(), await freePort()]
  const ports = [`gmcast.listen_addr=tcp://127.0.0.1:${all[index]}`, `ist.recv_addr=127.0.0.1:${state}`]
  const { args: settings, text } = settingsFile('galera', home)
  const server = [...settings, `--datadir=${data}`, '--socket=server.sock', ...ownArgs]
  const group = [
    `--wsrep-provider=${library}`,
    `--wsrep-cluster-address=gcomm://${all.map((port) => `127.0.0.1:${port}`).join()}`,
    `--wsrep-node-name=${name}`,
    `--wsrep-node-address=127.0.0.1:${all[index]}`,
    `--wsrep-sst-receive-address=127.0.0.1:${transfer}`,
    `--wsrep-provider-options=${[providerOptions(text), ...ports].join(';')}`,
  ]
  return mariadbNode({
    name,
    program,
    password,
    context,
    env: { PATH: `${scripts}:${context.env.PATH}:/usr/sbin:/sbin` },
    async args(port) {
      const isNew = !existsSync(join(data, 'grastate.dat'))
      const whole = [
        ...server,
        `--port=${port}`,
        '--bind-address=127.0.0.1',
        '--pid-file=server.pid',
        ...mysqlSettings,
        ...group,
      ]
      if (isNew && isFirst)
        return [
          ...whole,
          '--wsrep-new-cluster',
          `--init-file=${writeInitFile(home, data, rootRights(password))}`,
        ]
      return isNew ? whole : [...whole, `--wsrep-start-position=${await recoveredPosition(program, whole)}`]
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
  return { home, data, ownArgs: ownArgs(home, data) }
}

/** The last write in the data of a node that was killed; without it, it would take over all data anew. */
async function recoveredPosition(program: string, args: string[]): Promise<string> {
  const { stderr } = await promisify(execFile)(program, [...args, '--wsrep-recover', '--skip-networking'])
  const found = /Recovered position: (\S+)/.exec(stderr)?.[1]
  if (!found) throw new PlainError(`mariadbd --wsrep-recover told no position: ${stderr.slice(-500)}`)
  return found
}

/** What production's file tells the provider; a command line replaces all of it. */
function providerOptions(text: string): string {
  const found = /^wsrep_provider_options = "(.*)"$/m.exec(text)?.[1]
  if (!found) throw new PlainError('galera.cnf has no wsrep_provider_options.')
  return found
}
