import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { startTlsServers } from '@recruit/local/testing/servers/tls-servers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseUrl } from '../src/config/secrets.ts'
import { connectMysql } from '../src/mysql/mysql.ts'
import { createLogger } from '../src/observability/logger.ts'
import { connectRedis } from '../src/redis/redis.ts'

const root = resolve(import.meta.dirname, '../../..')
let servers: Awaited<ReturnType<typeof startTlsServers>>
beforeAll(async () => {
  servers = await startTlsServers()
})
afterAll(() => servers?.stop())

const env = (ca: string, client?: { cert: string; key: string }) => ({
  MYSQL_CA_FILE: ca,
  REDIS_CA_FILE: ca,
  ...(client && { MYSQL_CERT_FILE: client.cert, MYSQL_KEY_FILE: client.key }),
  ...(client && { REDIS_CERT_FILE: client.cert, REDIS_KEY_FILE: client.key }),
})
const read = (address: string, given: NodeJS.ProcessEnv) => databaseUrl(given).parse(address)

/** The cipher of a MySQL connection, or the error's code. */
async function cipher(address: string): Promise<string> {
  const db = connectMysql(address, { pool: 1 })
  try {
    const [rows] = await db.query("SHOW STATUS LIKE 'Ssl_cipher'")
    return (rows as { Value: string }[])[0]?.Value ?? ''
  } catch (error) {
    return (error as { original?: { code?: string } }).original?.code ?? String(error)
  } finally {
    await db.close()
  }
}

test('MySQL is spoken to with TLS where a CA is given, and with a certificate where it asks for one', async () => {
  const { server, client } = servers
  const plain = read(servers.mysql('plain'), env(server.cert))
  await expect.poll(() => cipher(plain), { timeout: 30_000, interval: 200 }).toMatch(/^TLS_/)
  expect(await cipher(servers.mysql('plain'))).toBe('ER_ACCESS_DENIED_ERROR')
  expect(await cipher(read(servers.mysql('known'), env(server.cert)))).toBe('ER_ACCESS_DENIED_ERROR')
  expect(await cipher(read(servers.mysql('known'), env(server.cert, client)))).toMatch(/^TLS_/)
})

test('Redis is spoken to with TLS, and with a certificate', async () => {
  const address = read(servers.redis, env(servers.server.cert, servers.client))
  const redis = connectRedis(address, createLogger('tls', 'silent'))
  await expect.poll(() => redis.ping().catch(() => null), { timeout: 10_000 }).toBe('PONG')
  redis.disconnect()
})

const run = (entry: string, given: NodeJS.ProcessEnv) =>
  promisify(execFile)(process.execPath, [resolve(root, entry)], {
    env: { PATH: process.env.PATH, ...given },
  }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    (error: { code: number; stderr: string }) => ({ code: error.code, said: error.stderr.trim() }),
  )

// evidence: V12.3.1
test('a server whose certificate the CA does not know is refused at the start, in one line', async () => {
  const { other, server, client } = servers
  const given = { MYSQL_URL: servers.mysql('known'), REDIS_URL: servers.redis, MODE: 'sign-out' }
  expect(await run('services/auth/src/migrate.ts', { ...given, ...env(other.cert, client) })).toEqual({
    code: 1,
    said: expect.stringMatching(/^MYSQL_URL: the server's certificate is refused: self-signed certificate$/),
  })
  expect(await run('services/auth/src/migrate.ts', { ...given, ...env(server.cert, client) })).toMatchObject({
    code: 0,
    said: expect.stringContaining('applied '),
  })
  const wrongRedis = { ...env(server.cert, client), REDIS_CA_FILE: other.cert }
  expect(await run('services/auth/src/keys.ts', { ...given, ...wrongRedis })).toEqual({
    code: 1,
    said: expect.stringMatching(/^REDIS_URL: the server's certificate is refused: self-signed certificate$/),
  })
  expect(await run('services/auth/src/keys.ts', { ...given, ...env(server.cert, client) })).toMatchObject({
    code: 0,
    said: expect.stringContaining('"set":[]'),
  })
})

test('a file that is not there or holds no certificate is refused before anything is connected', async () => {
  for (const file of ['/nowhere', servers.server.key])
    expect(databaseUrl(env(file)).safeParse(servers.mysql('plain')).error?.issues).toMatchObject([
      { message: `${file} cannot be read as a certificate` },
    ])
  expect(databaseUrl(env(servers.server.cert)).safeParse('redis://localhost').error?.issues).toMatchObject([
    { message: 'files of TLS are given, so it must begin with rediss' },
  ])
  const byAddress = databaseUrl(env(servers.server.cert)).safeParse('mysql://a:b@127.0.0.1/c')
  expect(byAddress.error?.issues[0]?.message).toContain('by its name')
})
