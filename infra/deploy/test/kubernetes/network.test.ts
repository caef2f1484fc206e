import { expect, test } from 'vitest'
import { allows, type Party, type Port } from './network.ts'
import { environmentOf, ofKind, programsOf } from './parts.ts'
import { problemsOf } from './problems.ts'
import { engines, render, renderWith, site, withJobs } from './render.ts'

const manifests = render(site)
const policies = ofKind(manifests, 'NetworkPolicy')
const ofEngines = ofKind(render(engines), 'NetworkPolicy')
const partiesOf = (place: string): Party[] =>
  withJobs(place)
    .flatMap((path) => programsOf(render(path)))
    .map((program) => ({ name: program.name.replace(/(-\d+)+$/, ''), program }))
const ours = partiesOf(site)
const others: Party[] = [
  { name: 'ingress', namespace: 'traefik', labels: { 'app.kubernetes.io/name': 'traefik' } },
  { name: 'prometheus', namespace: 'monitoring', labels: { 'app.kubernetes.io/name': 'prometheus' } },
  { name: 'dns', namespace: 'kube-system', labels: { 'k8s-app': 'kube-dns' } },
  { name: 'kube-proxy', namespace: 'kube-system', labels: { 'k8s-app': 'kube-proxy' } },
  {
    name: 'collector',
    namespace: 'observability',
    labels: { 'app.kubernetes.io/name': 'opentelemetry-collector' },
  },
  // Labelled like one of ours, but in another namespace.
  {
    name: 'impostor',
    namespace: 'elsewhere',
    labels: { 'app.kubernetes.io/name': 'gateway', 'app.kubernetes.io/component': 'server' },
  },
  { name: 'mysql', address: '192.0.2.10' },
  { name: 'redis', address: '192.0.2.20' },
  { name: 'mail', address: '192.0.2.30' },
  { name: 'backups', address: '192.0.2.40' },
  { name: "mysql's neighbour", address: '192.0.2.14' },
  { name: "redis' neighbour", address: '192.0.2.24' },
  { name: 'metadata of the cloud', address: '169.254.169.254' },
  { name: 'the internet', address: '198.51.100.1' },
]
const nodes: Party[] = [
  ...[11, 12, 13].map((last) => ({ name: `mysql ${last}`, address: `192.0.2.${last}` })),
  ...[21, 22, 23].map((last) => ({ name: `redis ${last}`, address: `192.0.2.${last}` })),
]
const ports: Port[] = [
  ...[
    22, 25, 53, 80, 443, 465, 587, 3306, 4318, 4567, 6379, 8080, 8081, 8082, 8083, 8084, 8406, 9090, 26379,
  ].map((port) => ({
    port,
    protocol: 'TCP' as const,
  })),
  { port: 53, protocol: 'UDP' },
]

/** Every allowed connection between any two, as lines. */
const allowed = (list: typeof policies, own = ours, all = [...own, ...others]): string[] =>
  all
    .flatMap((from) => all.map((to) => [from, to] as const))
    // Policies of our namespace do not concern calls between others.
    .filter(([from, to]) => 'program' in from || 'program' in to)
    .flatMap(([from, to]) =>
      ports
        .filter((at) => allows(list, from, to, at))
        .map(({ port, protocol }) => `${from.name} → ${to.name} ${protocol} ${port}`),
    )
    .sort()

const servers = ['gateway', 'applicants', 'delivery', 'settings', 'auth']
const services = ['applicants', 'settings', 'auth']
const backups = ['backup', 'backup-proof']
const jobs = [...services.map((name) => `migrate-${name}`), 'grants', 'staff-keys', 'invariants', ...backups]
/** The arrows of the architecture diagram. */
const within = [
  'ingress → gateway TCP 8080',
  'gateway → applicants TCP 8081',
  'gateway → settings TCP 8082',
  'gateway → auth TCP 8083',
  'gateway → delivery TCP 8084',
  'applicants → settings TCP 8082',
  'delivery → settings TCP 8082',
  'delivery → mail TCP 465',
  'delivery → mail TCP 587',
  ...backups.map((name) => `${name} → backups TCP 443`),
  ...servers.map((name) => `prometheus → ${name} TCP 9090`),
  ...[...servers, ...jobs].flatMap((name) =>
    ['TCP', 'UDP'].map((protocol) => `${name} → dns ${protocol} 53`),
  ),
]
const ofMysql = [...services, 'delivery', ...jobs]
const ofRedis = [...servers, 'staff-keys']
const arrows = [
  ...within,
  ...ofMysql.map((name) => `${name} → mysql TCP 3306`),
  ...ofRedis.map((name) => `${name} → redis TCP 6379`),
].sort()

// evidence: V12.3.3 V13.1.1
test('the network lets through the arrows of the architecture and nothing else', () => {
  expect(ours).toHaveLength(13)
  expect(allowed(policies)).toEqual(arrows)
})

// evidence: V13.2.4 V13.2.5
test('with standbys every node, every Redis and every Sentinel is reached, and nothing between them', () => {
  const arrows = [
    ...within,
    ...ofMysql.flatMap((name) => [11, 12, 13].map((last) => `${name} → mysql ${last} TCP 3306`)),
    ...ofRedis.flatMap((name) =>
      [21, 22, 23].flatMap((last) => [6379, 26379].map((port) => `${name} → redis ${last} TCP ${port}`)),
    ),
    // The HAProxy in each of these pods serves metrics.
    ...[...services, 'delivery'].map((name) => `prometheus → ${name} TCP 8406`),
  ].sort()
  const own = partiesOf(engines)
  expect(allowed(ofEngines, own, [...own, ...others, ...nodes])).toEqual(arrows)
})

test('on k3s visitors come through its own Traefik, and through no other pod of its namespace', () => {
  const k3s: Party[] = [
    { name: 'ingress', namespace: 'kube-system', labels: { 'app.kubernetes.io/name': 'traefik' } },
    ...others.filter(({ name }) => name !== 'ingress'),
  ]
  expect(allowed(ofKind(render('overlays/small'), 'NetworkPolicy'), ours, [...ours, ...k3s])).toEqual(arrows)
})

// evidence: V13.2.4 V13.2.5
test('every policy is needed: without it something is missing, or something else is let through', () => {
  for (const policy of policies) {
    const rest = policies.filter((other) => other !== policy)
    expect(allowed(rest), policy.metadata.name).not.toEqual(arrows)
  }
})

test.each([
  ['a wider address', '"cidr":"192.0.2.10/32"', '"cidr":"192.0.2.0/24"'],
  ['another mail port', '"port":465', '"port":25'],
  ['any namespace', '{"kubernetes.io/metadata.name":"traefik"}', '{}'],
  ['another port', '"port":"metrics"', '"port":"http"'],
  [
    'a mistyped label',
    '"values":["gateway","applicants","delivery"]',
    '"values":["gatway","applicants","delivery"]',
  ],
  [
    'a rule without peers',
    '"from":[{"namespaceSelector":{"matchLabels":{"kubernetes.io/metadata.name":"monitoring"}}}],',
    '',
  ],
])('%s in a policy is found', (_what, right, wrong) => {
  const text = JSON.stringify(policies)
  expect(text).toContain(right)
  expect(allowed(JSON.parse(text.replace(right, wrong)) as typeof policies)).not.toEqual(arrows)
})

test('the component for traces tells every server where to, and lets it', async () => {
  const withTraces = renderWith(site, ['otlp'])
  expect((await Promise.all(withTraces.map(problemsOf))).flat()).toEqual([])
  for (const program of programsOf(withTraces))
    expect(environmentOf(program, withTraces)).toEqual({
      ...environmentOf(program, withTraces),
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://opentelemetry-collector.observability:4318',
    })
  const added = ofKind(withTraces, 'NetworkPolicy').filter(
    ({ metadata }) => !manifests.some((known) => known.metadata.name === metadata.name),
  )
  expect(added.map(({ metadata }) => metadata.name)).toEqual(['to-collector'])
})
