import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { findProgram } from '@recruit/local/install/machine'
import { root } from '@recruit/local/paths'
import { PlainError } from '@recruit/local/plain-error'

/** Runs a file of the repository as an operator does, by the `mariadb` program. */
export async function runSqlFile(url: string, file: string): Promise<void> {
  const { hostname, port, username, password } = new URL(url)
  const client = findProgram(['mariadb', 'mysql'], process.env)
  if (!client) throw new PlainError('There is no mariadb client on this machine.')
  const child = spawn(
    client,
    ['--no-defaults', `--host=${hostname}`, `--port=${port}`, `--user=${username}`],
    {
      env: { ...process.env, MYSQL_PWD: password },
      stdio: ['pipe', 'ignore', 'inherit'],
    },
  )
  createReadStream(join(root, file)).pipe(child.stdin)
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new PlainError(`${file} was refused by the database.`)
}

/** The statements that let `root` in with this password. */
export const rootRights = (password: string): string[] =>
  ['127.0.0.1', 'localhost'].flatMap((host) => [
    `CREATE USER IF NOT EXISTS 'root'@'${host}'`,
    `ALTER USER 'root'@'${host}' IDENTIFIED BY '${password}'`,
    `GRANT ALL PRIVILEGES ON *.* TO 'root'@'${host}' WITH GRANT OPTION`,
  ])
