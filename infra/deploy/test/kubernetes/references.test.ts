import { expect, test } from 'vitest'
import { read } from '../../../structure/sources.ts'
import { fits, ofKind, programsOf, secretFilesOf } from './parts.ts'
import { engines, folders, type Manifest, offered, render, renderWith, site } from './render.ts'

const manifests = render(site)
const everything = folders.map((folder) => [folder, render(folder)] as const)
const programs = programsOf(manifests)
const runbook = read('infra/docs/kubernetes.md')
const names = (list: Manifest[]) => list.map(({ metadata }) => metadata.name).sort()
const servers = ['applicants', 'auth', 'gateway', 'settings']

test('the site is four servers and the delivery, and each has all that belongs to one', () => {
  // The delivery's work does not grow with visitors.
  expect(names(ofKind(manifests, 'HorizontalPodAutoscaler'))).toEqual(servers)
  for (const kind of ['Service', 'Deployment', 'PodDisruptionBudget'] as const)
    expect(names(ofKind(manifests, kind)), kind).toEqual([...servers, 'delivery'].sort())
  expect(names(ofKind(render(`${site}/migrate`), 'Job'))).toEqual(
    ['applicants', 'auth', 'settings'].map((name) => expect.stringMatching(`^migrate-${name}-`)),
  )
})

test.each(everything)('%s: every name is used once, in one namespace', (_folder, list) => {
  const all = list.map(({ kind, metadata }) => `${kind} ${metadata.name}`)
  expect(new Set(all).size).toBe(all.length)
  for (const { kind, metadata } of list)
    expect(metadata.namespace ?? kind).toBe(kind === 'Namespace' ? kind : 'recruit')
})

test('every selector finds the pods of its own server and no Job', () => {
  const all = folders.flatMap((folder) => programsOf(render(folder)))
  const selectors = [
    ...ofKind(manifests, 'Service').map(
      ({ metadata: { name }, spec }) => [name, { matchLabels: spec?.selector ?? {} }] as const,
    ),
    ...[...ofKind(manifests, 'Deployment'), ...ofKind(manifests, 'PodDisruptionBudget')].map(
      ({ metadata: { name }, spec }) => [name, spec?.selector ?? {}] as const,
    ),
    ...programs.flatMap(({ name, pod }) =>
      (pod.topologySpreadConstraints ?? []).map(({ labelSelector = {} }) => [name, labelSelector] as const),
    ),
  ]
  expect(selectors).toHaveLength(5 * 5)
  for (const [name, selector] of selectors) {
    const found = all.filter(({ labels }) => fits(selector, labels))
    expect([...new Set(found.map((one) => `${one.kind} ${one.name}`))]).toEqual([`Deployment ${name}`])
  }
})

test('every port that is named exists: of Services, probes and the Ingress', () => {
  for (const { metadata, spec } of ofKind(manifests, 'Service')) {
    const { container } = programs.find(({ name }) => name === metadata.name) ?? {}
    for (const { port, targetPort } of spec?.ports ?? []) {
      const target = container?.ports?.find(({ name }) => name === targetPort)
      expect(target, `${metadata.name} ${targetPort}`).toBeDefined()
      // A headless Service cannot map the port.
      if (spec?.clusterIP === 'None') expect(port).toBe(target?.containerPort)
    }
  }
  for (const { container } of programs)
    for (const probe of [container.startupProbe, container.livenessProbe, container.readinessProbe])
      expect(container.ports?.map(({ name }) => name)).toContain(probe?.httpGet?.port)
  const backends = ofKind(manifests, 'Ingress').flatMap(({ spec }) =>
    (spec?.rules ?? []).flatMap(({ http }) => (http?.paths ?? []).map(({ backend }) => backend.service)),
  )
  expect(backends).toEqual([{ name: 'gateway', port: { name: 'http' } }])
})

test('the services are found by name without an address of their own; the gateway has one', () => {
  const headless = ofKind(manifests, 'Service').filter(({ spec }) => spec?.clusterIP === 'None')
  expect(names(headless)).toEqual(['applicants', 'auth', 'delivery', 'settings'])
})

test('every HorizontalPodAutoscaler has its Deployment, which leaves the number to it', () => {
  for (const { metadata, spec } of ofKind(manifests, 'HorizontalPodAutoscaler')) {
    expect(spec?.scaleTargetRef).toEqual({ apiVersion: 'apps/v1', kind: 'Deployment', name: metadata.name })
    expect(spec?.minReplicas).toBeGreaterThan(1)
  }
  const fixed = (path: string) =>
    ofKind(render(path), 'Deployment').flatMap(({ metadata, spec }) =>
      spec?.replicas === undefined ? [] : [[metadata.name, spec.replicas]],
    )
  expect(fixed(site)).toEqual([['delivery', 2]])
  expect(fixed(engines)).toEqual([['delivery', 2]])
  expect(fixed('overlays/small')).toEqual([['delivery', 1]])
  for (const { spec } of ofKind(render('overlays/small'), 'HorizontalPodAutoscaler'))
    expect(spec).toMatchObject({ minReplicas: 1, maxReplicas: 1 })
})

test('every Secret is made by the runbook, with the keys that are read from it, and none is in the manifests', () => {
  const ofIngress = ofKind(manifests, 'Ingress').flatMap(({ spec }) =>
    (spec?.tls ?? []).map(({ secretName }) => secretName),
  )
  const made = Object.fromEntries(
    [...runbook.replaceAll('\\\n', ' ').matchAll(/create secret (generic|tls) (\S+)(.*)/g)]
      .filter(([, , name]) => !ofIngress.includes(name))
      .map(([, kind, name, rest = '']) => [
        name,
        kind === 'tls'
          ? ['tls.crt', 'tls.key']
          : [...rest.matchAll(/--from-(?:file|literal)=([\w.]+)/g)].map(([, key]) => key).sort(),
      ]),
  )
  const lists = [...everything.map(([, list]) => list), renderWith(engines, offered)]
  const read: Record<string, string[]> = {}
  for (const { secret, key } of lists.flatMap(programsOf).flatMap(secretFilesOf))
    read[secret] = [...new Set([...(read[secret] ?? []), key])].sort()
  expect(made).toEqual(read)
  for (const name of ofIngress) expect(runbook).toContain(`create secret tls ${name} `)
  expect(lists.flat().filter(({ kind }) => kind === 'Secret')).toEqual([])
})

test("the Jobs' names say the release that the images have", () => {
  for (const { name, container } of programsOf(render(`${site}/migrate`)))
    expect(name).toContain(`-${container.image?.split(':').at(-1)?.replaceAll('.', '-')}`)
})

// evidence: V12.2.2
test('the site is where the Ingress leads', () => {
  const [ingress] = ofKind(manifests, 'Ingress')
  const [settings, ...others] = ofKind(manifests, 'ConfigMap').filter(({ data }) => data?.PUBLIC_URL)
  expect(others).toEqual([])
  expect(settings?.data?.PUBLIC_URL).toBe(`https://${ingress?.spec?.rules?.[0]?.host}`)
  expect(ingress?.spec?.tls?.[0]?.hosts).toEqual([ingress?.spec?.rules?.[0]?.host])
})
