import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findProgram } from '../../src/install/machine.ts'
import { mysqlKind } from '../../src/servers/mysql.ts'
import { prepareMysqlData, writeInitFile } from '../../src/servers/mysql-data.ts'
import { redisProgram } from '../../src/servers/redis.ts'
import { freePort } from '../../src/stack/ports.ts'
import { selfSigned } from '../mail/certificates.ts'

/**
 * A MySQL and a Redis that show a certificate for `localhost`. MySQL's user `plain` needs only a password, `known` and
 * `admin`, who has every right, the client's certificate too; Redis asks every client for it. No server uses the
 * certificate `other`.
 */
export async function startTlsServers() {
  const folder = mkdtempSync(join(tmpdir(), 'recruit-tls-'))
  const files = (name: string) => {
    const { cert, key } = selfSigned('localhost')
    const [certFile, keyFile] = [join(folder, `${name}.pem`), join(folder, `${name}.key`)]
    writeFileSync(certFile, cert)
    writeFileSync(keyFile, key)
    return { cert: certFile, key: keyFile }
  }
  const [server, client, other] = [files('server'), files('client'), files('other')]
  const children: ChildProcess[] = []

  const redisPort = await freePort()
  const redis = redisProgram(process.env, folder)
  const mysql = findProgram(mysqlKind.programs, process.env)
  if (!redis || !mysql) throw new Error('There is no Redis or no MySQL on this machine.')
  const redisTls = [
    '--tls-port',
    `${redisPort}`,
    '--tls-cert-file',
    server.cert,
    '--tls-key-file',
    server.key,
  ]
  children.push(
    spawn(redis, ['--port', '0', '--save', '', ...redisTls, '--tls-ca-cert-file', client.cert], {
      stdio: 'ignore',
      cwd: folder,
    }),
  )

  const context = { dataDir: folder, env: process.env, say: () => undefined }
  const { home, data, ownArgs } = await prepareMysqlData(context, mysql, 'mariadb')
  const mysqlPort = await freePort()
  const initFile = writeInitFile(home, data, [
    'CREATE DATABASE made',
    "CREATE USER 'plain'@'%' IDENTIFIED BY 'p' REQUIRE SSL",
    "CREATE USER 'known'@'%' IDENTIFIED BY 'p' REQUIRE X509",
    "GRANT ALL ON made.* TO 'plain'@'%'",
    "GRANT ALL ON made.* TO 'known'@'%'",
    "CREATE USER 'admin'@'%' IDENTIFIED BY 'p' REQUIRE X509",
    "GRANT ALL ON *.* TO 'admin'@'%' WITH GRANT OPTION",
  ])
  children.push(
    spawn(
      mysql,
      [
        ...['--no-defaults', `--datadir=${data}`, '--socket=s.sock', `--port=${mysqlPort}`],
        ...['--bind-address=127.0.0.1', '--skip-name-resolve', `--init-file=${initFile}`, ...ownArgs],
        ...[`--ssl-cert=${server.cert}`, `--ssl-key=${server.key}`, `--ssl-ca=${client.cert}`],
      ],
      { stdio: 'ignore' },
    ),
  )
  return {
    redis: `rediss://localhost:${redisPort}`,
    mysql: (user: 'plain' | 'known' | 'admin') => `mysql://${user}:p@localhost:${mysqlPort}/made`,
    server,
    client,
    other,
    folder,
    async stop(): Promise<void> {
      const gone = children.map((child) => new Promise((resolve) => child.once('exit', resolve)))
      for (const child of children) child.kill('SIGKILL')
      await Promise.all(gone)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
