import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@recruit/local/paths'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
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
