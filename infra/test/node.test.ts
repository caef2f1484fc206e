import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const { optionalDependencies, engines, ...rest } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
)
const pinned = readFileSync(join(root, '.node-version'), 'utf8').trim()

test('one Node is pinned, for every machine that has a package of it', () => {
  expect(Object.values(optionalDependencies)).toEqual(Object.keys(optionalDependencies).map(() => pinned))
  expect(engines.node).toBe(`>=${pinned.split('.')[0]}`)
})

test('everything runs on the pinned Node, where there is one for this machine', () => {
  const isPinned = `node-${process.platform}-${process.arch}` in optionalDependencies
  expect(process.version).toMatch(isPinned ? `v${pinned}` : /^v/)
})

// evidence: V11.2.1 V15.1.2 V15.2.4
test('every dependency is pinned to one version and earns a line in the docs', () => {
  const manifests = [
    rest,
    ...[
      'web',
      'gateway',
      'services/applicants',
      'services/settings',
      'services/auth',
      'infra/contract',
      'infra/chassis',
      'infra/local',
    ].map((part) => JSON.parse(readFileSync(join(root, part, 'package.json'), 'utf8'))),
  ]
  const documented = readFileSync(join(root, 'infra/docs/dependencies.md'), 'utf8')
  for (const { dependencies = {}, devDependencies = {} } of manifests) {
    for (const [name, version] of Object.entries<string>({ ...dependencies, ...devDependencies })) {
      expect(version, name).toMatch(/^\d+\.\d+\.\d+$/)
      if (!/^@(recruit|types)\//.test(name)) expect(documented, name).toContain(name)
    }
  }
})
