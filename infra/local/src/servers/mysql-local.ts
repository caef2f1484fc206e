import { execFileSync } from 'node:child_process'
import { findProgram } from '../install/machine.ts'
import { readSecrets } from '../keys/secrets.ts'
import { spawnChild } from '../process/child.ts'
import { createPart } from '../process/part.ts'
import { guarded } from '../process/supervised.ts'
import type { Provider } from '../providers/provider.ts'
import { baseEnv } from '../stack/environment.ts'
import { freePort } from '../stack/ports.ts'
import { type Flavour, prepareMysqlData, removeInitFile, writeInitFile } from './mysql-data.ts'
import { MYSQL_READY_LIMIT_MS, mysqlAnswers, mysqlSettings, soughtMysql } from './mysql-settings.ts'

/** The machine's MariaDB or MySQL as a private process, with its data in the data folder. */
export const localMysql: Provider = async (context) => {
  const program = findProgram(soughtMysql(context.env).programs, context.env, context.machine)
  if (!program) return null
  const flavour = flavourOf(program)
  const { home, data, ownArgs } = await prepareMysqlData(context, program, flavour)
  const password = readSecrets(context.dataDir).mysqlRoot
  const port = await freePort()
  const url = `mysql://root:${password}@127.0.0.1:${port}/`
  const part = createPart({
    name: 'mysql',
    kind: 'mysql',
    url,
    isGuarded: true,
    spawn: () => {
      const initFile = writeInitFile(home, data, rootPassword(password))
      return spawnChild({
        name: 'mysql',
        ...guarded(program, [...argsFor(data, port, initFile, flavour), ...ownArgs]),
        env: baseEnv(context.env, context.dataDir),
        dataDir: context.dataDir,
      })
    },
    ready: (child) =>
      mysqlAnswers(url, {
        what: 'MySQL',
        limitMs: MYSQL_READY_LIMIT_MS,
        signal: context.signal,
        child,
      }).finally(() => removeInitFile(home)),
    died: (failure) => context.died?.(failure),
  })
  await part.start()
  return { url, parts: [part], stop: part.stop }
}

/** Ignores the server's own files in /etc. */
const argsFor = (data: string, port: number, initFile: string, flavour: Flavour): string[] => [
  '--no-defaults',
  `--datadir=${data}`,
  // Relative to the data folder, because a socket's path has at most 107 bytes.
  '--socket=server.sock',
  '--pid-file=server.pid',
  `--port=${port}`,
  '--bind-address=127.0.0.1',
  `--init-file=${initFile}`,
  ...mysqlSettings,
  ...(flavour === 'mysql' ? ['--mysqlx=OFF'] : []),
]

/** Sets the root password on every start, so that the folder's secrets are always valid. */
const rootPassword = (password: string): string[] =>
  ['127.0.0.1', 'localhost'].flatMap((host) => [
    `CREATE USER IF NOT EXISTS 'root'@'${host}'`,
    `ALTER USER 'root'@'${host}' IDENTIFIED BY '${password}'`,
    `GRANT ALL PRIVILEGES ON *.* TO 'root'@'${host}' WITH GRANT OPTION`,
  ])

/** Debian's `mysqld` is MariaDB under another name. */
const flavourOf = (program: string): Flavour =>
  execFileSync(program, ['--no-defaults', '--version'], { encoding: 'utf8' }).includes('MariaDB')
    ? 'mariadb'
    : 'mysql'
