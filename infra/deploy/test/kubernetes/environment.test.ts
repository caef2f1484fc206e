import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readGatewayConfig } from '../../../../gateway/src/config.ts'
import { applicantsConfig } from '../../../../services/applicants/src/config.ts'
import { deliveryConfig } from '../../../../services/applicants/src/messages/delivering/delivery-config.ts'
import { authConfig } from '../../../../services/auth/src/config.ts'
import { settingsConfig } from '../../../../services/settings/src/config.ts'
import { KEY_ROLE_NAMES, keyVariable } from '../../../contract/src/calls/roles.ts'
import { makeKeyPair } from '../../../local/src/keys/secrets.ts'
import { selfSigned } from '../../../local/testing/mail/certificates.ts'
import { environmentOf, type Program, programsOf, secretFilesOf } from './parts.ts'
import { engines, type Manifest, offered, render, renderWith, site } from './render.ts'

const root = resolve(import.meta.dirname, '../../../..')
const dockerfile = readFileSync(join(root, 'infra/deploy/Dockerfile'), 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'recruit-kubernetes-'))
afterAll(() => rmSync(folder, { recursive: true }))

const manifests = render(site)
const places: [string, Manifest[]][] = [
  [site, manifests],
  [engines, render(engines)],
  [`${site} with TLS`, renderWith(site, ['mysql-tls', 'redis-tls'])],
  [`${engines} with all`, renderWith(engines, offered)],
]
const servers = places.flatMap(([place, all]) =>
  programsOf(all).map((program) => ({ place, name: program.name, program, all })),
)
const readers: Record<string, (env: NodeJS.ProcessEnv) => object> = {
  gateway: readGatewayConfig,
  applicants: applicantsConfig,
  delivery: deliveryConfig,
  settings: settingsConfig,
  auth: authConfig,
}
const keys = makeKeyPair()
const random = () => randomBytes(32).toString('base64url')
const { cert, key } = selfSigned('recruit.example.org')
/** The runbook's contents of the Secrets, by file name. */
const contents: Record<string, string> = {
  REDIS_URL: `rediss+sentinel://one:${random()}@one.internal:26379,two.internal:26379/mymaster`,
  MYSQL_URL: `mysql://one:${random()}@mysql.internal:3306/one`,
  COOKIE_KEY: random(),
  INTERNAL_KEY: keys.private,
  INTERNAL_GATEWAY_KEYS: keys.public,
  INTERNAL_APPLICANTS_KEYS: keys.public,
  SMTP_URL: `smtp://one:${random()}@mail.internal:587`,
  DKIM_KEY: '-----BEGIN PRIVATE KEY-----',
  ...Object.fromEntries(['MYSQL_CA', 'REDIS_CA'].map((name) => [name, cert])),
  ...Object.fromEntries(
    ['MYSQL', 'REDIS', 'TLS'].flatMap((of) => [
      [`${of}_CERT`, cert],
      [`${of}_KEY`, key],
    ]),
  ),
}

/** The container's environment, with its mounted files below a folder of ours. */
function startedIn(program: Program, all: Manifest[]): NodeJS.ProcessEnv {
  const files = secretFilesOf(program).map(({ file }) => {
    const copy = join(folder, `${program.name}-${basename(file)}`)
    writeFileSync(copy, contents[basename(file)] ?? '')
    return [file, copy] as const
  })
  const there = new Map(files)
  const env = environmentOf(program, all)
  return Object.fromEntries(
    Object.entries(env).map(([name, value]) => [name, name.endsWith('_FILE') ? there.get(value) : value]),
  )
}

const portsOf = ({ container }: Program) =>
  Object.fromEntries((container.ports ?? []).map(({ name, containerPort }) => [name, containerPort]))

/** Read by Express, not by our configuration. */
const LIBRARIES = ['NODE_ENV']
const KEY_VARIABLES: string[] = KEY_ROLE_NAMES.map(keyVariable)

test.each(servers)(
  '$place: $name starts with the environment it is given, and reads all of it',
  ({ program, all }) => {
    const given = startedIn(program, all)
    const asked = new Set<string>(LIBRARIES)
    const config = readers[program.name]?.(
      new Proxy(given, {
        get: (env, name) => {
          asked.add(String(name))
          return env[String(name)]
        },
      }),
    )
    expect(Object.keys(given).filter((name) => !asked.has(name))).toEqual([])
    const { http, metrics } = portsOf(program)
    expect(config).toMatchObject({ PORT: http, METRICS_PORT: metrics, HOST: '0.0.0.0' })
  },
)

test('whoever calls a service is given its name and port', () => {
  const given = programsOf(manifests).flatMap((program) =>
    Object.entries(environmentOf(program, manifests)).filter(([name]) =>
      /^(APPLICANTS|SETTINGS|AUTH)_URL$/.test(name),
    ),
  )
  expect(given).toHaveLength(5)
  for (const [name, url] of given) {
    const service = programsOf(manifests).find((program) => `${program.name.toUpperCase()}_URL` === name)
    expect(url).toBe(`http://${service?.name}:${service && portsOf(service).http}`)
  }
})

// evidence: V13.3.2
test.each(servers)(
  '$place: $name is given the file of every secret that it reads, and of no other',
  ({ program, all }) => {
    const named = Object.entries(environmentOf(program, all)).filter(([name]) => name.endsWith('_FILE'))
    expect(
      secretFilesOf(program)
        .map(({ file }) => [`${basename(file)}_FILE`, file])
        .sort(),
    ).toEqual(named.sort())
  },
)

const jobs = programsOf([...render(`${site}/migrate`), ...render(`${site}/staff-keys`)])
test.each([...programsOf(manifests), ...jobs])(
  '$name starts a file that is there, of the service in its image',
  (program) => {
    const [node, entry = '', ...others] = program.container.command ?? []
    expect([node, others]).toEqual(['node', []])
    expect(readFileSync(join(root, entry), 'utf8')).toMatch(/await /)
    const image = /\/recruit\/(\w+):/.exec(program.container.image ?? '')?.[1] ?? ''
    expect(entry.startsWith(image === 'gateway' ? 'gateway/' : `services/${image}/`)).toBe(true)
    expect(dockerfile).toMatch(new RegExp(`^FROM \\w+ AS ${image}$`, 'm'))
    const { runAsUser, runAsGroup } = program.pod.securityContext ?? {}
    expect(dockerfile).toContain(`\nUSER ${runAsUser}:${runAsGroup}\n`)
  },
)

test.each(jobs)('$name is given only what its entry reads', (program) => {
  const entry = readFileSync(join(root, program.container.command?.[1] ?? ''), 'utf8')
  const shared = readFileSync(join(root, 'infra/chassis/src/mysql/migrate.ts'), 'utf8')
  const source = entry.includes('migrateOwnSchema(') ? shared : entry
  const names = Object.keys(environmentOf(program, [])).map((name) => name.replace(/_FILE$/, ''))
  const isNamed = (name: string) => !LIBRARIES.includes(name) && !KEY_VARIABLES.includes(name)
  for (const name of names.filter(isNamed)) expect(source).toMatch(`${name}:`)
  // An entry that reads keys reads those of all roles.
  const keys = names.filter((name) => KEY_VARIABLES.includes(name))
  expect(keys).toEqual(source.includes('keyVariable(role)') ? KEY_VARIABLES : [])
  expect(
    secretFilesOf(program)
      .map(({ key }) => key)
      .sort(),
  ).toEqual(
    Object.keys(environmentOf(program, []))
      .filter((name) => name.endsWith('_FILE'))
      .map((name) => name.replace(/_FILE$/, ''))
      .sort(),
  )
})
