import { execFileSync } from 'node:child_process'
import { connectionTo } from '@recruit/chassis/mysql/mysql-address'
import { createConnection } from 'mysql2/promise'
import { readSecrets } from '../keys/secrets.ts'
import { type Wait, waitUntil } from '../process/wait.ts'
import { baseEnv } from '../stack/environment.ts'
import type { LaunchContext } from '../stack/launch-context.ts'
import { freePort } from '../stack/ports.ts'
import { addressOf } from '../stack/schemas.ts'
import { type Flavour, prepareMysqlData, removeInitFile, writeInitFile } from './mysql-data.ts'
import { requirementOf, type Server, startServer } from './server.ts'
import { type ServerKind, startGuarded } from './server-kind.ts'

/** Resolves when the server at this address accepts its account. */
export const mysqlAnswers = (url: string, wait: Wait): Promise<void> =>
  waitUntil(async () => {
    const connection = await createConnection({ ...connectionTo(url), connectTimeout: 2_000 })
    connection.destroy()
    return true
  }, wait)

/** The settings of every MySQL of ours, explicit where its defaults differ from MariaDB's. */
export const mysqlSettings = [
  '--skip-name-resolve',
  '--innodb-flush-log-at-trx-commit=1',
  '--character-set-server=utf8mb4',
  '--collation-server=utf8mb4_bin',
  '--default-time-zone=+00:00',
  '--skip-log-bin',
  '--performance-schema=OFF',
  '--max-connections=400',
]

const debian = ['mariadb-server-core', 'mariadb-client-core']
export const mysqlKind: ServerKind = {
  name: 'mysql',
  prefix: 'MYSQL',
  title: 'MySQL',
  label: 'MariaDB or MySQL 8',
  packages: { debian, ubuntu: debian, fedora: ['mariadb-server'], macos: ['mariadb'] },
  programs: ['mariadbd', 'mysqld'],
  ownFile: 'data',
  // A repair after a power cut takes long, and so does the first start of an image.
  readyLimitMs: 90_000,
  // The path of a given address is the prefix of the schemas' names; no schema needs this name.
  answers: (url, wait) => mysqlAnswers(addressOf(url), wait),
  container: ({ dataDir }) => ({
    port: 3306,
    folder: '/var/lib/mysql',
    secretEnv: { MYSQL_ROOT_PASSWORD: readSecrets(dataDir).mysqlRoot },
    command: mysqlSettings,
    urlAt: (address) => rootUrl(dataDir, address),
  }),
  async startProcess(context, program) {
    const { dataDir, env } = context
    const flavour = flavourOf(program)
    const { home, data, ownArgs } = await prepareMysqlData(context, program, flavour)
    const port = await freePort()
    const part = await startGuarded(context, mysqlKind, rootUrl(dataDir, `127.0.0.1:${port}`), () => {
      const initFile = writeInitFile(home, data, rootPassword(readSecrets(dataDir).mysqlRoot))
      return {
        program,
        args: [...argsFor(data, port, initFile, flavour), ...ownArgs],
        env: baseEnv(env, dataDir),
        settled: () => removeInitFile(home),
      }
    })
    return { part }
  },
}

export const mysqlRequirement = requirementOf(mysqlKind)

/** A ready MySQL and the address of an account that may create schemas. */
export const startMysql = (context: LaunchContext): Promise<Server> => startServer(mysqlKind, context)

const rootUrl = (dataDir: string, address: string) =>
  `mysql://root:${readSecrets(dataDir).mysqlRoot}@${address}/`

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
export const rootPassword = (password: string): string[] =>
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
