import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { selfSigned } from '../../local/testing/mail/certificates.ts'
import { read } from '../../structure/sources.ts'
import { composeFile as base } from '../compose-file.ts'
import { configOf, installation } from './configs.ts'

interface Service {
  environment?: Record<string, string | number>
  secrets?: string[]
  networks?: string[] | Record<string, { aliases?: string[] }>
  command?: string[]
  volumes?: string[]
  logging?: object
}
type Compose = { services: Record<string, Service>; networks?: object; secrets?: Record<string, object> }
const engines = parse(read('infra/deploy/compose.engines.yaml'), { merge: true }) as Compose
const tls = parse(read('infra/deploy/compose.tls.yaml'), { merge: true }) as Compose
const callers = Object.entries(base.services).filter(([, { secrets = [] }]) => secrets.some(isAddress))
function isAddress(secret: string): boolean {
  return /-(mysql|migrations|admin|redis)-url$/.test(secret)
}
const databasesOf = ({ secrets = [] }: Pick<Service, 'secrets'>): string[] =>
  Object.entries({ mysql: /-(mysql|migrations)-url$|^mysql-admin-url$/, redis: /-redis-url$/ })
    .filter(([, address]) => secrets.some((secret) => address.test(secret)))
    .map(([database]) => database)

const authorities = {
  'mysql-ca': selfSigned('mysql.internal').cert,
  'redis-ca': selfSigned('redis.internal').cert,
}
/** The addresses after the steps of the runbook. */
const moved = (text: string) =>
  text
    .replace('@mysql:', '@mysql.internal:')
    .replace(/^redis:(.*)@redis:6379$/, 'rediss+sentinel:$1@one:26379,two:26379,three:26379/mymaster')
const { environmentOf } = installation(authorities, moved)

// evidence: V12.3.1
test('whatever calls MySQL or Redis gets out, and trusts the authority of each that it calls', () => {
  const names = callers.map(([name]) => name).sort()
  expect(
    Object.keys(engines.services)
      .filter((name) => name !== 'mysql-proxy')
      .sort(),
  ).toEqual(names)
  expect(Object.keys(tls.services).sort()).toEqual(names)
  for (const [name, service] of callers) {
    expect(engines.services[name]).toEqual({ networks: ['engines'] })
    const databases = databasesOf(service)
    expect(tls.services[name], name).toEqual({
      secrets: databases.map((database) => `${database}-ca`),
      environment: Object.fromEntries(
        databases.map((database) => [`${database.toUpperCase()}_CA_FILE`, `/run/secrets/${database}-ca`]),
      ),
    })
  }
  expect(Object.keys(tls.secrets ?? {})).toEqual(['mysql-ca', 'redis-ca'])
  expect(engines.networks).toEqual({ engines: {} })
})

test.each(Object.entries(configOf))(
  '%s starts with the addresses of engines and their files',
  (name, config) => {
    const given = { ...base.services[name]?.environment, ...tls.services[name]?.environment }
    const { REDIS_URL } = config(environmentOf(given)) as { REDIS_URL: string }
    expect(REDIS_URL).toMatch(/^rediss\+sentinel:.*\/mymaster\?ca=/)
  },
)

test('the HAProxy before MySQL is found by the name in the addresses and may do no more than it must', () => {
  const { 'mysql-proxy': proxy } = engines.services
  expect(proxy?.networks).toEqual({ data: { aliases: ['mysql.internal'] }, engines: {} })
  expect(proxy).toMatchObject({
    read_only: true,
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
    mem_limit: '128m',
    pids_limit: 64,
    logging: base.services.mysql?.logging,
    restart: 'unless-stopped',
  })
  expect(proxy).not.toHaveProperty('ports')
  const files = (proxy?.command ?? []).filter((word) => word.startsWith('/'))
  expect(proxy?.volumes).toEqual(files.map((file) => `./proxy/${basename(file)}:${file}:ro`))
  const named = files.flatMap((file) => [
    ...read(`infra/deploy/proxy/${basename(file)}`).matchAll(/"\$\{(\w+)\}"/g),
  ])
  expect([...new Set(named.map(([, name]) => name))].sort()).toEqual(
    Object.keys(proxy?.environment ?? {}).sort(),
  )
})
