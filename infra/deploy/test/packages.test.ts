import { expect, test } from 'vitest'
import { read } from '../../structure/sources.ts'

const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, { dev?: boolean }> }

// evidence: V15.2.3
test('the images hold the packages that lie beside a program rather than in the common tree', () => {
  const beside = Object.entries(packages).flatMap(([path, { dev }]) => {
    const [, folder] = /^((?:gateway|services|infra)\b[^:]*?\/node_modules)\//.exec(path) ?? []
    return folder && !dev ? [folder] : []
  })
  expect(beside).toContain('infra/chassis/node_modules')
  for (const folder of new Set(beside))
    expect(read('infra/deploy/Dockerfile')).toContain(`COPY --from=modules /app/${folder} ${folder}\n`)
})
