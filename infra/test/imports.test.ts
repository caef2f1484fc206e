import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter(
    (file) =>
      file &&
      !/(\.test\.tsx?|\/test\/|^infra\/(test|bench|faults)\/|^infra\/local\/testing\/|\.config\.ts)/.test(
        file,
      ),
  )

/** The part of the house that a file belongs to: `services/auth`, `infra/chassis`, `gateway`, `web`. */
const partOf = (file: string) =>
  /^(services|infra)\//.test(file) ? file.split('/').slice(0, 2).join('/') : (file.split('/')[0] ?? '')
const partOfPackage: Record<string, string> = {
  contract: 'infra/contract',
  chassis: 'infra/chassis',
  local: 'infra/local',
  settings: 'services/settings',
}

/** What a file imports of our own, as paths from the root. */
function importsOf(file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8')
  return [...source.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].flatMap(([, target = '']) => {
    if (target.startsWith('.')) return [relative(root, resolve(root, dirname(file), target))]
    const own = /^@recruit\/([^/]+)\/?(.*)$/.exec(target)
    return own ? [`${partOfPackage[own[1] ?? ''] ?? target}/src/${own[2]}`] : []
  })
}

const ALLOWED: Record<string, string[]> = {
  web: ['infra/contract'],
  gateway: ['infra/chassis', 'infra/contract', 'services/settings'],
  'services/applicants': ['infra/chassis', 'infra/contract', 'services/settings'],
  'services/settings': ['infra/chassis', 'infra/contract'],
  'services/auth': ['infra/chassis', 'infra/contract'],
  'infra/contract': [],
  'infra/chassis': [],
  // Starts processes, never parts of them; the demo and the keys speak the contract's language.
  'infra/local': ['infra/contract'],
  'infra/deploy': ['infra/chassis', 'infra/local'],
}
const arrows = files.flatMap((file) => importsOf(file).map((target) => ({ file, target })))

test('there is something to look at', () => {
  expect(files.length).toBeGreaterThan(100)
  expect(arrows.length).toBeGreaterThan(300)
})

test('every part imports only what lies below it', () => {
  const wrong = arrows.filter(({ file, target }) => {
    const [from, to] = [partOf(file), partOf(target)]
    return from !== to && !ALLOWED[from]?.includes(to)
  })
  expect(wrong).toEqual([])
})

test('of the settings service others see its client alone', () => {
  const wrong = arrows.filter(
    ({ file, target }) =>
      partOf(target) === 'services/settings' &&
      partOf(file) !== 'services/settings' &&
      !/\/src\/client(\.ts)?$/.test(target),
  )
  expect(wrong).toEqual([])
})

test('no feature of the web app imports another', () => {
  const featureOf = (path: string) => /^web\/src\/features\/([^/]+)/.exec(path)?.[1]
  const wrong = arrows.filter(({ file, target }) => {
    const [from, to] = [featureOf(file), featureOf(target)]
    return from && to && from !== to
  })
  expect(wrong).toEqual([])
})

test('of packages the contract needs zod alone', () => {
  const outside = files
    .filter((file) => file.startsWith('infra/contract/'))
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/from '([^.'][^']*)'/g)].map(([, name]) => name),
    )
  expect(new Set(outside)).toEqual(new Set(['zod']))
})
