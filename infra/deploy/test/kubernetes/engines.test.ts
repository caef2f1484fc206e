import { expect, test } from 'vitest'
import { read } from '../../../structure/sources.ts'
import { environmentOf, ofKind, type Program, programsOf, secretFilesOf } from './parts.ts'
import { problemsOf } from './problems.ts'
import { engines, type Manifest, offered, render, renderWith, site, withJobs } from './render.ts'

const programsIn = (list: Manifest[]) => programsOf(list).map((program) => ({ program, list }))
const withAll = withJobs(engines).map((path) => renderWith(path, offered))
const everybody = withAll.flatMap(programsIn).map((one) => ({ name: one.program.name, ...one }))
const plain = new Map(
  withJobs(site)
    .flatMap((path) => programsIn(render(path)))
    .map(({ program, list }) => [program.name, environmentOf(program, list)]),
)
const calls = (program: Program, database: string) =>
  secretFilesOf(program).some(({ file }) => file.endsWith(`${database}_URL`))

test('what the overlay offers is known to Kubernetes too', async () => {
  expect((await Promise.all(withAll.flat().map(problemsOf))).flat()).toEqual([])
})

test('the programs and Jobs are those of production', () => {
  expect(everybody.map(({ name }) => name).sort()).toEqual([...plain.keys()].sort())
})

// evidence: V12.3.1
test.each(everybody)(
  '$name finds the files of TLS of each database that it calls',
  ({ name, program, list }) => {
    const added = ['MYSQL', 'REDIS']
      .filter((database) => calls(program, database))
      .flatMap((database) => ['CA', 'CERT', 'KEY'].map((what) => `${database}_${what}`))
    if (name === 'gateway') added.push('TLS_CERT', 'TLS_KEY')
    const keys: Record<string, string> = { CA: 'ca.crt', CERT: 'tls.crt', KEY: 'tls.key' }
    const mounted = new Map(secretFilesOf(program).map(({ file, secret, key }) => [file, [secret, key]]))
    const env = environmentOf(program, list)
    for (const variable of added) {
      const [of = '', what = ''] = variable.split('_')
      const secret = of === 'TLS' ? 'gateway-tls' : `${of.toLowerCase()}-tls`
      expect(mounted.get(env[`${variable}_FILE`] ?? '')).toEqual([secret, keys[what]])
    }
    const more = Object.keys(env).filter((variable) => !(variable in (plain.get(name) ?? {})))
    expect(more.sort()).toEqual(added.map((variable) => `${variable}_FILE`).sort())
  },
)

test.each(everybody)('$name has an HAProxy beside it if it calls MySQL, by name', ({ program, list }) => {
  const [sidecar, ...others] = program.sidecars
  expect([sidecar?.name, others]).toEqual([calls(program, 'MYSQL') ? 'mysql-proxy' : undefined, []])
  if (!sidecar) return
  expect(program.pod.hostAliases).toEqual([{ ip: '127.0.0.1', hostnames: ['mysql.internal'] }])
  expect(environmentOf({ container: sidecar }, list)).toEqual({
    MYSQL_LISTEN: '127.0.0.1:3306',
    MYSQL_FIGURES: ':8406',
    MYSQL_1: '192.0.2.11:3306',
    MYSQL_2: '192.0.2.12:3306',
    MYSQL_3: '192.0.2.13:3306',
  })
  // The probe may run before MySQL is up, so it asks only HAProxy.
  expect(sidecar.startupProbe?.httpGet).toEqual({ path: '/', port: 'mysql-proxy' })
  expect(sidecar.ports).toEqual([{ name: 'mysql-proxy', containerPort: 8406 }])
  expect(sidecar).toEqual(everybody.find(({ name }) => name === 'applicants')?.program.sidecars[0])
})

test.each(everybody)("$name: HAProxy is given the product's own files", ({ program, list }) => {
  const [sidecar] = program.sidecars
  if (!sidecar) return
  const mount = sidecar.volumeMounts?.[0]
  const volume = program.volumes.find(({ name }) => name === mount?.name)
  const map = ofKind(list, 'ConfigMap').find(({ metadata }) => metadata.name === volume?.configMap?.name)
  const files = (sidecar.command ?? []).filter((word) => word.startsWith('/'))
  expect(files).toHaveLength(2)
  for (const file of files) {
    const name = file.replace(`${mount?.mountPath}/`, '')
    expect(map?.data?.[name]).toBe(read(`infra/deploy/proxy/${name}`))
  }
})

test('a gateway with a certificate is asked by https, by its Service and by the probes', () => {
  const [list = []] = withAll
  const [gateway] = ofKind(list, 'Service').filter(({ metadata }) => metadata.name === 'gateway')
  expect(gateway?.spec?.ports?.map(({ name, appProtocol }) => [name, appProtocol])).toEqual([
    ['http', 'https'],
    ['metrics', undefined],
  ])
  for (const { name, container } of programsOf(list))
    for (const probe of [container.startupProbe, container.livenessProbe, container.readinessProbe])
      expect(probe?.httpGet?.scheme, name).toBe(name === 'gateway' ? 'HTTPS' : undefined)
})
