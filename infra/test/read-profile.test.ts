import { expect, test } from 'vitest'
import { type CpuProfile, packageOf, sharesOf } from '../bench/profile/read-profile.ts'

const frame = (functionName: string, url = '', lineNumber = 0) => ({ functionName, url, lineNumber })
const profile: CpuProfile = {
  nodes: [
    { id: 1, callFrame: frame('(root)'), children: [2, 3] },
    { id: 2, callFrame: frame('(idle)') },
    { id: 3, callFrame: frame('step', 'file:///repo/gateway/src/app.ts', 9), children: [4] },
    { id: 4, callFrame: frame('write', 'file:///repo/node_modules/pino/index.js', 4) },
  ],
  startTime: 1_000_000,
  samples: [4, 2, 3, 4, 4, 4],
  timeDeltas: [1_000, 1_000, 1_000, 1_000, 9_000, 1_000],
}

test('shares are of the busy time within the span, own and with what is called', () => {
  // The first sample lies before, the last behind it; the second is idle, and one came late.
  const { busySeconds, functions, packages } = sharesOf(profile, '/repo', 1_001.5, 1_013.5)
  expect(busySeconds).toBe(0.004)
  expect(functions).toEqual([
    { name: 'write pino/index.js:5', self: 0.75, served: 0.75, whole: 0.75 },
    { name: 'step gateway/src/app.ts:10', self: 0.25, served: 0.25, whole: 1 },
  ])
  expect(packages.map(({ name, whole }) => [name, whole])).toEqual([
    ['pino', 0.75],
    ['gateway', 1],
  ])
})

test('what Node does is done for whoever called it', () => {
  const { packages } = sharesOf(
    {
      ...profile,
      nodes: [
        ...profile.nodes.slice(0, 3),
        { id: 4, callFrame: frame('emit', 'node:events'), children: [5] },
        { id: 5, callFrame: frame('writev') },
      ],
      samples: [5, 3],
      timeDeltas: [1_000, 1_000],
    },
    '/repo',
    0,
    2_000,
  )
  expect(packages).toEqual([
    { name: 'native', self: 0.5, served: 0, whole: 0.5 },
    { name: 'gateway', self: 0.5, served: 1, whole: 1 },
    { name: 'node', self: 0, served: 0, whole: 0.5 },
  ])
})

test('a package is a dependency, a folder of ours, Node or what the engine does', () => {
  const root = '/repo'
  const of = (url: string, name = 'f') => packageOf(frame(name, url), root)
  expect(of('file:///repo/node_modules/@opentelemetry/api/x.js')).toBe('@opentelemetry/api')
  expect(of('file:///repo/node_modules/a/node_modules/b/x.js')).toBe('b')
  expect(of('file:///repo/infra/chassis/src/http/observe.ts')).toBe('infra/chassis')
  expect(of('file:///repo/services/applicants/src/app.ts')).toBe('services/applicants')
  expect(of('node:net')).toBe('node')
  expect(of('', '(garbage collector)')).toBe('(garbage collector)')
  expect(of('', 'writev')).toBe('native')
})
