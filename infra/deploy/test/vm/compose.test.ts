import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { read } from '../../../structure/sources.ts'
import { composeFile } from '../../compose-file.ts'

interface Service {
  image?: string
  ports?: string[]
  networks?: string[] | Record<string, unknown>
  environment?: Record<string, unknown>
  cap_drop?: string[]
  cap_add?: string[]
  read_only?: boolean
  security_opt?: string[]
  mem_limit?: string
  logging?: unknown
  secrets?: string[]
  build?: { target: string; args: Record<string, string> }
}
const { services, networks } = parse(read('infra/deploy/vm/compose.yaml'), { merge: true }) as {
  services: Record<string, Service>
  networks: Record<string, object>
}
const own = Object.entries(services).filter(([name]) => !(name in composeFile.services))
const networksOf = ({ networks: on = [] }: Service) => (Array.isArray(on) ? on : Object.keys(on))

// evidence: V13.2.4
test('only the proxy is reached from outside; the dashboard only from the machine itself', () => {
  const published = Object.entries(services).flatMap(([name, { ports = [] }]) =>
    ports.map((port) => [name, port]),
  )
  expect(published).toEqual([
    ['caddy', `\${HTTP_PORT:-0.0.0.0:80}:80`],
    ['caddy', `\${HTTPS_PORT:-0.0.0.0:443}:443`],
    ['caddy', `\${HTTPS_PORT:-0.0.0.0:443}:443/udp`],
    ['grafana', '127.0.0.1:3000:3000'],
  ])
  for (const [name, { ports }] of Object.entries(composeFile.services)) expect(ports, name).toBeUndefined()
})

test('the gateway counts exactly the one proxy, which does not reach what lies behind the gateway', () => {
  expect(services.gateway?.environment).toMatchObject({ TRUST_PROXY_HOPS: 1 })
  expect(networksOf(services.caddy ?? {})).toEqual(['front'])
})

test.each(own)('%s may do no more than it must', (name, service) => {
  expect(service).toMatchObject({
    read_only: true,
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
    logging: composeFile.services.gateway?.logging,
    mem_limit: expect.stringMatching(/^\d+m$/),
  })
  expect(service.cap_add).toEqual(name === 'caddy' ? ['NET_BIND_SERVICE'] : undefined)
  expect(service.image).toMatch(/^\$\{\w+:-.+\}/)
})

test('the administrator of MySQL is known to the backups, which are reached by no visitor', () => {
  const holders = own.filter(([, { secrets = [] }]) => secrets.includes('mysql-admin-url'))
  expect(holders.map(([name]) => name)).toEqual(['backup'])
  expect(networksOf(services.backup ?? {})).not.toContain('front')
  for (const name of Object.keys(networks))
    expect(own.filter(([, service]) => networksOf(service).includes(name))).toHaveLength(1)
})

test('what `site` builds, rolls and calls are services of the two files', () => {
  const release = read('infra/deploy/vm/lib/release.sh')
  const named = [...release.matchAll(/^(?:PROGRAMS|BUILT)='(.+)'$/gm)].flatMap(([, list = '']) =>
    list.split(' '),
  )
  expect(named).toContain('gateway')
  for (const name of named) expect({ ...composeFile.services, ...services }).toHaveProperty(name)
  const targets = /for target in (.+); do/.exec(release)?.[1]?.split(' ')
  const built = [...Object.values(composeFile.services), ...Object.values(services)].flatMap(
    ({ build }) => build?.target ?? [],
  )
  expect(targets?.toSorted()).toEqual([...new Set(built)].toSorted())
})
