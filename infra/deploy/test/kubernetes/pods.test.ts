import { expect, test } from 'vitest'
import { read } from '../../../structure/sources.ts'
import { environmentOf, ofKind, programsOf } from './parts.ts'
import { folders, render, site } from './render.ts'

const everybody = folders.flatMap((folder) =>
  programsOf(render(folder)).map((program) => [`${folder} ${program.name}`, program] as const),
)
const manifests = render(site)
/** A backup on its way is read in memory alone. */
const IN_MEMORY = { medium: 'Memory', sizeLimit: '256Mi' }

// evidence: V15.2.5
test.each(everybody)('%s may do no more than it must', (name, { pod, container, sidecars, volumes }) => {
  expect(pod.securityContext).toEqual({
    runAsNonRoot: true,
    runAsUser: 10001,
    runAsGroup: 10001,
    fsGroup: 10001,
    seccompProfile: { type: 'RuntimeDefault' },
  })
  expect(pod).toMatchObject({ automountServiceAccountToken: false, enableServiceLinks: false })
  expect(Object.keys(pod)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^host(?!Aliases|name)/)]),
  )
  expect(container.volumeMounts).toContainEqual({ name: 'tmp', mountPath: '/tmp' })
  expect(volumes.filter(({ projected, configMap }) => !projected && !configMap)).toEqual([
    { name: 'tmp', emptyDir: / backup/.test(name) ? IN_MEMORY : { sizeLimit: '64Mi' } },
  ])
  // Only its group may read the secrets.
  const secrets = volumes.filter(({ projected }) => projected)
  expect(new Set(secrets.map(({ projected }) => projected?.defaultMode))).toEqual(new Set([0o440]))
  for (const one of [container, ...sidecars]) {
    expect(one.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
    // A mount with `subPath` would never show a new key.
    for (const mount of one.volumeMounts ?? [])
      expect([mount.subPath, mount.readOnly ?? false]).toEqual([undefined, mount.name !== 'tmp'])
    for (const amounts of [one.resources?.requests, one.resources?.limits])
      expect(Object.keys(amounts ?? {}).sort()).toEqual(['cpu', 'memory'])
    expect(one.image).toMatch(/^registry\.example\.org\/(recruit\/\w+|haproxy):\d/)
  }
})

test.each(programsOf(manifests))(
  '$name is asked whether it runs and whether it can work',
  ({ container }) => {
    expect(container.startupProbe?.httpGet).toEqual({ path: '/healthz', port: 'http' })
    expect(container.livenessProbe?.httpGet).toEqual({ path: '/healthz', port: 'http' })
    expect(container.readinessProbe?.httpGet).toEqual({ path: '/readyz', port: 'http' })
  },
)

test.each(programsOf(manifests))('$name has the time to end that it takes', (program) => {
  const limitIn = (file: string, name: string) => {
    return Number(
      new RegExp(`const ${name} = ([\\d_]+)`)
        .exec(read(`infra/chassis/src/http/${file}`))?.[1]
        ?.replaceAll('_', ''),
    )
  }
  const margin = limitIn('run-service.ts', 'MARGIN_MS')
  const drain = limitIn('run-service.ts', 'DRAIN_MS')
  const isWorker = program.name === 'delivery'
  const close = limitIn(isWorker ? 'start-service.ts' : 'run-service.ts', 'CLOSE_LIMIT_MS')
  const leave = Number(environmentOf(program, manifests).LEAVE_MS)
  expect(leave).toBeGreaterThanOrEqual(5_000)
  const grace = (program.pod.terminationGracePeriodSeconds ?? 0) * 1_000
  expect(grace).toBeGreaterThan(leave + margin + drain + close)
})

test.each([site, 'overlays/small'])('%s: a new pod of each server comes before the old one goes', (place) => {
  const deployments = ofKind(render(place), 'Deployment')
  expect(deployments.length).toBe(5)
  for (const { metadata, spec } of deployments)
    expect(spec?.strategy, metadata.name).toEqual({
      type: 'RollingUpdate',
      rollingUpdate: { maxSurge: 1, maxUnavailable: 0 },
    })
})
