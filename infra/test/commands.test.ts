import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { read, root } from '../structure/sources.ts'

const launched = (...args: string[]) =>
  spawnSync(process.execPath, ['infra/local/launch.mjs', ...args], { cwd: root, encoding: 'utf8' })

test('package.json has a script for each command of the launcher, and no other', () => {
  const { scripts } = JSON.parse(read('package.json'))
  const { stderr, status } = launched('nothing')
  expect(status).toBe(1)
  expect(stderr.trim().replace(/^.* /, '').split('|')).toEqual(Object.keys(scripts))
  for (const [name, script] of Object.entries(scripts))
    expect(script).toBe(`node infra/local/launch.mjs ${name}`)
})

test('every program that the launcher knows is a file', () => {
  const table = read('infra/local/launch/commands.mjs')
  const files = [...table.matchAll(/'([^' ]+\.ts)[ ']/g)].map(([, file = '']) => file)
  expect(files.length).toBeGreaterThan(20)
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
})

test.each([
  ['bench', 'capacity'],
  ['long', 'timetable'],
])('%s without a name lists what there is; an unknown name does too, and fails', (group, one) => {
  const listed = launched(group)
  expect(listed.status).toBe(0)
  expect(listed.stdout).toMatch(new RegExp(`^ {2}${one} +\\S+ (s|min) +\\S`, 'm'))
  const unknown = launched(group, 'nothing')
  expect(unknown.status).toBe(1)
  expect(unknown.stderr).toContain(`There is no ${group} "nothing".`)
  expect(unknown.stderr).toContain(listed.stdout)
})
