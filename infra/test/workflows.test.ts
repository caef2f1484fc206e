import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { LEFT_TO_WEEKLY } from '@recruit/local/commands/ci-subset'
import { mysqlSettings } from '@recruit/local/servers/mysql'
import { images } from '@recruit/local/servers/server-kind'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { read, root } from '../structure/sources.ts'

type Step = { run?: string; uses?: string }
type Job = {
  steps: Step[]
  strategy?: { matrix: Record<string, string[]> }
  services?: Record<string, { image: string; command: string }>
}

const files = globSync('.github/workflows/*.yml', { cwd: root })
const jobs = files.flatMap((file) => Object.entries(parse(read(file)).jobs as Record<string, Job>))
const job = (name: string) => jobs.find(([found]) => found === name)?.[1]
const commands = jobs.flatMap(([, { steps, strategy }]) =>
  steps.flatMap(({ run }) => (run ? everyRun(run, strategy?.matrix ?? {}) : [])),
)
const matching = (pattern: RegExp) => commands.flatMap((command) => pattern.exec(command)?.[1] ?? [])

/** A command once for each value of the job's matrix. */
function everyRun(run: string, matrix: Record<string, string[]>): string[] {
  const [expression, key = ''] = /\$\{\{ matrix\.(\w+) \}\}/.exec(run) ?? []
  return expression ? (matrix[key] ?? []).map((value) => run.replaceAll(expression, value)) : [run]
}

/** The names that the launcher lists. */
function longTests(): string[] {
  const launcher = ['infra/local/launch.mjs', 'long']
  const { stdout } = spawnSync(process.execPath, launcher, { cwd: root, encoding: 'utf8' })
  return [...stdout.matchAll(/^ {2}(\S+)/gm)].map(([, name = '']) => name)
}

test('a workflow runs the scripts of the project and nothing else', () => {
  const { scripts } = JSON.parse(read('package.json'))
  const named = matching(/^npm (?:run )?(\S+)/)
  expect(named.filter((name) => !(name in scripts))).toEqual(['audit'])
  const files = matching(/^([\w./-]+\.sh)$/)
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
  expect(named.length + files.length).toBe(commands.length)
})

test('every long test runs, but for the one that wants a quiet machine', () => {
  const inContainers = [...read('infra/deploy/ci-containers.sh').matchAll(/long -- (\w+)/g)].map(
    ([, name]) => name,
  )
  const run = matching(/^npm run long -- (\S+)$/)
  expect([...run, ...inContainers, 'timing'].sort()).toEqual(longTests().sort())
})

test('what `.ci/run` leaves out is there, and the weekly run leaves nothing out', () => {
  const leftOut = Object.values(LEFT_TO_WEEKLY).flat()
  expect(leftOut.filter((file) => !existsSync(join(root, file)))).toEqual([])
  expect(job('long')?.strategy?.matrix.name).toEqual(expect.arrayContaining(Object.keys(LEFT_TO_WEEKLY)))
  expect(matching(/(--ci)/)).toEqual([])
})

test('every action is pinned by the tag of a release', () => {
  const actions = jobs.flatMap(([, { steps }]) => steps.flatMap(({ uses }) => uses ?? []))
  expect(actions.length).toBeGreaterThan(0)
  for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@v\d+\.\d+\.\d+$/)
})

test('the tests run on the databases that the product is made for, with its own settings', () => {
  expect(job('test')?.strategy?.matrix.database).toEqual([images.mysql, 'mariadb:11'])
  expect(job('test')?.services?.mysql?.command).toBe(mysqlSettings.join(' '))
})

test('every image of the product is published', () => {
  const stages = [...read('infra/deploy/Dockerfile').matchAll(/^FROM program AS (\S+)$/gm)].map(
    ([, name]) => name,
  )
  expect(job('images')?.strategy?.matrix.target?.toSorted()).toEqual(stages.sort())
})
