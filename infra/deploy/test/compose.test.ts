import { images } from '@recruit/local/servers/server-kind'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { parse } from 'yaml'
import { read } from '../../structure/sources.ts'
import { type ComposeService, composeFile as compose } from '../compose-file.ts'
import { configOf, installation } from './configs.ts'

const dockerfile = read('infra/deploy/Dockerfile')
const services = Object.entries(compose.services)
const programs = ['gateway', 'applicants', 'delivery', 'settings', 'auth'] as const
const { texts, environmentOf } = installation()

describe('the programs', () => {
  test.each(programs)('%s takes the environment that it gets, and knows every name in it', (name) => {
    const { environment = {} } = compose.services[name] as ComposeService
    const config: Record<string, unknown> = configOf[name](environmentOf(environment))
    for (const given of Object.keys(environment))
      expect(config, given).toHaveProperty(given.replace(/_FILE$/, ''))
    expect(config.PORT).toBe(8080)
  })

  test.each(programs)('%s waits for nothing that is not ready, and comes back by itself', (name) => {
    const { depends_on, restart } = compose.services[name] as ComposeService
    for (const [other, { condition }] of Object.entries(depends_on ?? {}))
      expect([other, condition]).toEqual([
        other,
        compose.services[other]?.restart === 'no' ? 'service_completed_successfully' : 'service_healthy',
      ])
    expect(restart).toBe('unless-stopped')
  })
})

describe('secrets', () => {
  // evidence: V13.3.1
  test('are all made by `npm run secrets`, defined and given to somebody', () => {
    const given = new Set(services.flatMap(([, { secrets }]) => secrets ?? []))
    expect([...given].sort()).toEqual(Object.keys(compose.secrets).sort())
    expect([...given].sort()).toEqual(Object.keys(texts).sort())
    for (const [name, { file }] of Object.entries(compose.secrets))
      expect(file).toBe(`\${SECRETS_DIR:-./secrets}/${name}`)
  })

  // evidence: V13.3.2
  test.each(services)(
    'of %s are files that it is given, and no others',
    (_name, { environment, secrets, command }) => {
      const named = [...Object.values(environment ?? {}), ...(command ?? [])].flatMap((text) => {
        const file = /^\/run\/secrets\/(.+)$/.exec(String(text))
        return file ? [file[1]] : []
      })
      expect(named.sort()).toEqual([...(secrets ?? [])].sort())
    },
  )

  test('of the administrator reach nobody who serves', () => {
    for (const name of programs)
      for (const secret of compose.services[name]?.secrets ?? [])
        expect(secret).not.toMatch(/^(mysql-|admin-|manager-|.*-migrations-)/)
  })
})

// evidence: V15.2.5
test.each(services)('%s may do no more than it must', (_name, service) => {
  expect(service.read_only).toBe(true)
  expect(service.cap_drop).toEqual(['ALL'])
  expect(service.security_opt).toEqual(['no-new-privileges:true'])
  expect([service.mem_limit, service.pids_limit]).toEqual([
    expect.stringMatching(/^\d+[mg]$/),
    expect.any(Number),
  ])
  expect(service.logging?.options).toEqual({ 'max-size': '10m', 'max-file': '4' })
  // Either would prevent a second container of its kind.
  expect(service.container_name).toBeUndefined()
  // What opens a port is a file after this one.
  expect(service.ports).toBeUndefined()
})

// evidence: V12.3.3 V13.2.4 V13.2.5
test('only the gateway is reached from outside, and it does not reach MySQL; only the delivery reaches mail', () => {
  const isOn = (network: string) =>
    services.filter(([, { networks }]) => networks.includes(network)).map(([name]) => name)
  expect(isOn('front')).toEqual(['gateway'])
  expect(isOn('mail')).toEqual(['delivery'])
  expect(compose.services.gateway?.networks).not.toContain('data')
  expect(compose.services.mysql?.networks).toEqual(['data'])
  const outside = Object.entries(compose.networks).filter(([, { internal }]) => !internal)
  expect(outside.map(([name]) => name)).toEqual(['front', 'mail'])
})

test('the port that compose.port.yaml opens is one that the gateway knows of', () => {
  const { services } = parse(read('infra/deploy/compose.port.yaml'))
  expect(services).toEqual({
    gateway: {
      ports: [`\${PORT:-8080}:8080`],
      environment: { PUBLISHED_PORT: `\${PORT:-8080}` },
    },
  })
})

test.each([
  ['8080', false],
  ['0.0.0.0:8080', false],
  ['[::]:8080', false],
  ['127.0.0.1:8080', true],
  ['10.0.0.5:8080', true],
  ['', true],
])('behind a proxy, the gateway with the port %j open starts: %s', (port, starts) => {
  const ended = vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`ended with ${code}`)
  })
  const said = vi.spyOn(console, 'error').mockReturnValue()
  const read = (hops: string) =>
    configOf.gateway({
      ...environmentOf(compose.services.gateway?.environment),
      PUBLISHED_PORT: port,
      TRUST_PROXY_HOPS: hops,
    })
  onTestFinished(() => {
    ended.mockRestore()
    said.mockRestore()
  })
  expect(read('0').PUBLISHED_PORT).toBe(port || undefined)
  if (starts) expect(read('1').TRUST_PROXY_HOPS).toBe(1)
  else {
    expect(() => read('1')).toThrow('ended with 1')
    expect(said).toHaveBeenCalledWith(expect.stringContaining('can claim any address'))
  }
})

describe('images', () => {
  test('come from variables; the databases are those of the tests', () => {
    for (const [, { image }] of services) expect(image).toMatch(/^\$\{\w+:-.+\}/)
    expect(compose.services.mysql?.image).toBe(`\${MYSQL_IMAGE:-${images.mysql}}`)
    expect(compose.services.redis?.image).toBe(`\${REDIS_IMAGE:-${images.redis}}`)
  })

  test('are built from a stage of the Dockerfile, on one Node', () => {
    const stages = [...dockerfile.matchAll(/^FROM \S+ AS (\S+)$/gm)].map(([, stage]) => stage)
    const [, node] = /^ARG NODE_IMAGE=(\S+)$/m.exec(dockerfile) ?? []
    for (const [, { build, image }] of services.filter(([, { build }]) => build)) {
      expect(stages).toContain(build?.target)
      expect(image).toBe(`\${IMAGES:-recruit}/${build?.target}:\${TAG:-latest}`)
      expect(build?.args).toEqual({ NODE_IMAGE: `\${NODE_IMAGE:-${node}}` })
    }
    expect(node).toMatch(/^node:24-/)
  })

  // evidence: V13.4.1
  test('hold no file that says who may do what', () => {
    const ignored = read('.dockerignore').split('\n')
    for (const secret of ['infra/deploy/secrets', '.data', '.git', '**/node_modules'])
      expect(ignored).toContain(secret)
  })
})
