import { execFileSync } from 'node:child_process'
import { createConnection } from 'mysql2/promise'
import { afterInstalling } from './apt.ts'
import { spawnChild } from './child.ts'
import { runContainer } from './containers.ts'
import { baseEnv } from './environment.ts'
import { guarded } from './guarded.ts'
import { images } from './images.ts'
import { climb, findProgram, type Place, type Rung, type Server } from './ladder.ts'
import { type Flavour, prepareMysqlData, removeInitFile, writeInitFile } from './mysql-data.ts'
import { createPart } from './part.ts'
import { freePort } from './ports.ts'
import { readSecrets } from './secrets.ts'
import { type Wait, waitUntil } from './wait.ts'

// Repairing a large database after a power cut takes its time.
const READY_LIMIT_MS = 90_000

const named: Rung = async ({ env, signal }) => {
  if (!env.MYSQL_URL) return null
  const server = new URL(env.MYSQL_URL)
  // Its path begins the schemas' names; there need be no schema of that name.
  server.pathname = '/'
  await answers(server.href, { what: 'The MySQL of MYSQL_URL', limitMs: 15_000, signal })
  return { url: env.MYSQL_URL, parts: [], stop: async () => {} }
}

const contained: Rung = async (place) => {
  const password = readSecrets(place.dataDir).mysqlRoot
  const container = await runContainer(place, {
    image: place.env.MYSQL_IMAGE || images.mysql,
    port: 3306,
    env: { MYSQL_ROOT_PASSWORD: password },
    command: settings,
    inMemory: '/var/lib/mysql',
  })
  if (!container) return null
  const url = `mysql://root:${password}@${container.address}/`
  try {
    await answers(url, { what: 'MySQL', limitMs: READY_LIMIT_MS, signal: place.signal })
  } catch (error) {
    await container.stop()
    throw error
  }
  return { url, parts: [], stop: container.stop }
}

const privateServer: Rung = async (place) => {
  const program = findProgram(['mariadbd', 'mysqld'], place.env)
  if (!program) return null
  const flavour = flavourOf(program)
  const { home, data, userArgs } = await prepareMysqlData(place, program, flavour)
  const password = readSecrets(place.dataDir).mysqlRoot
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
        ...guarded(program, [...argsFor(data, port, initFile, flavour), ...userArgs]),
        env: baseEnv(place.env, place.dataDir),
        dataDir: place.dataDir,
      })
    },
    ready: (child) =>
      answers(url, { what: 'MySQL', limitMs: READY_LIMIT_MS, signal: place.signal, child }).finally(() =>
        removeInitFile(home),
      ),
    died: (failure) => place.died?.(failure),
  })
  await part.start()
  return { url, parts: [part], stop: part.stop }
}

/**
 * A ready MySQL and the address of an account there that may create schemas: the one of MYSQL_URL, else a container
 * where its data need not last, else a private server with its data in the data folder. A new way goes into the list
 * below.
 */
export const startMysql = (place: Place): Promise<Server> =>
  climb(
    [
      named,
      contained,
      privateServer,
      afterInstalling(['mariadb-server-core', 'mariadb-client-core'], privateServer),
    ],
    place,
    'No MySQL found: install MariaDB (Debian: mariadb-server-core, mariadb-client-core; macOS: brew install mariadb) or set MYSQL_URL.',
  )

/** Nothing is left to a default that differs between MySQL and MariaDB. */
const settings = [
  '--skip-name-resolve',
  '--innodb-flush-log-at-trx-commit=1',
  '--character-set-server=utf8mb4',
  '--collation-server=utf8mb4_bin',
  '--default-time-zone=+00:00',
  '--skip-log-bin',
  '--performance-schema=OFF',
  '--max-connections=400',
]

/** The server's own files in /etc are not read. */
const argsFor = (data: string, port: number, initFile: string, flavour: Flavour): string[] => [
  '--no-defaults',
  `--datadir=${data}`,
  // Relative to the data folder: a socket's whole path may have only 107 bytes.
  '--socket=server.sock',
  '--pid-file=server.pid',
  `--port=${port}`,
  '--bind-address=127.0.0.1',
  `--init-file=${initFile}`,
  ...settings,
  ...(flavour === 'mysql' ? ['--mysqlx=OFF'] : []),
]

/** Sets the root password on every start, so that the folder's secrets are always the ones that work. */
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

const answers = (url: string, wait: Wait) =>
  waitUntil(async () => {
    const connection = await createConnection({ uri: url, connectTimeout: 2_000 })
    connection.destroy()
    return true
  }, wait)
