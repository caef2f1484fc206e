import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { KEY_ROLE_NAMES, keyVariable } from '../../../contract/src/calls/roles.ts'
import { makeKeyPair } from '../../../local/src/keys/secrets.ts'
import { selfSigned } from '../../../local/testing/mail/certificates.ts'
import { read } from '../../../structure/sources.ts'
import { configOf } from '../configs.ts'
import { environmentOf, type Program, programsOf, secretFilesOf } from './parts.ts'
import { engines, type Manifest, offered, render, renderWith, site } from './render.ts'

const dockerfile = read('infra/deploy/Dockerfile')
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
  MYSQL_CA: cert,
  REDIS_CA: cert,
  ...{ MYSQL_CERT: cert, REDIS_CERT: cert, TLS_CERT: cert },
  ...{ MYSQL_KEY: key, REDIS_KEY: key, TLS_KEY: key },
}

/** The container's environment, with its mounted files below a folder of ours. */
function startedIn(program: Program, all: Manifest[]): NodeJS.ProcessEnv {
  const there = new Map<string, string>()
  for (const { file } of secretFilesOf(program)) {
    const copy = join(folder, `${program.name}-${basename(file)}`)
    writeFileSync(copy, contents[basename(file)] ?? '')
    there.set(file, copy)
  }
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
    const config = configOf[program.name as keyof typeof configOf](
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
      /^(APPLICANTS|SETTINGS|AUTH|DELIVERY)_URL$/.test(name),
    ),
  )
  expect(given).toHaveLength(6)
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
    expect(read(entry)).toMatch(/await /)
    const image = /\/recruit\/(\w+):/.exec(program.container.image ?? '')?.[1] ?? ''
    expect(entry.startsWith(image === 'gateway' ? 'gateway/' : `services/${image}/`)).toBe(true)
    expect(dockerfile).toMatch(new RegExp(`^FROM \\w+ AS ${image}$`, 'm'))
    const { runAsUser, runAsGroup } = program.pod.securityContext ?? {}
    expect(dockerfile).toContain(`\nUSER ${runAsUser}:${runAsGroup}\n`)
  },
)

test.each(jobs)('$name is given only what its entry reads', (program) => {
  const entry = read(program.container.command?.[1] ?? '')
  const shared = read('infra/chassis/src/mysql/migrate.ts')
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

test('grants starts the file of its image, as the one account that gives rights', () => {
  const [program, ...others] = programsOf(render(`${site}/grants`))
  if (!program || others.length) throw new Error('not one Job')
  const { command, image } = program.container
  expect([command, image?.includes('/recruit/setup:')]).toEqual([
    ['node', 'infra/deploy/schemas.ts', 'grants'],
    true,
  ])
  expect(dockerfile.split('AS setup\n')[1]?.split('\nFROM')[0]).toContain('infra/deploy/schemas.ts')
  expect(secretFilesOf(program).map(({ secret, key }) => `${secret} ${key}`)).toEqual([
    'mysql-admin MYSQL_URL',
  ])
  expect(Object.keys(environmentOf(program, [])).sort()).toEqual(['MYSQL_URL_FILE', 'NODE_ENV'])
})
