import { expect, test } from 'vitest'
import { filesInGit, read } from '../structure/sources.ts'

const { optionalDependencies, engines } = JSON.parse(read('package.json'))
const pinned = read('.node-version').trim()

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
  const manifests = filesInGit('package.json', '**/package.json').map((file) => JSON.parse(read(file)))
  expect(manifests).toHaveLength(12)
  const documented = read('infra/docs/dependencies.md')
  for (const { dependencies = {}, devDependencies = {} } of manifests) {
    for (const [name, version] of Object.entries<string>({ ...dependencies, ...devDependencies })) {
      expect(version, name).toMatch(/^\d+\.\d+\.\d+$/)
      if (!/^@(recruit|types)\//.test(name)) expect(documented, name).toContain(name)
    }
  }
})
