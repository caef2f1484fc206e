import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const { optionalDependencies, ...rest } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

test('everything runs on the pinned Node', () => {
  expect(new Set(Object.values(optionalDependencies))).toEqual(new Set([process.version.slice(1)]))
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
