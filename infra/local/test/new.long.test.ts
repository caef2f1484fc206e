import { spawnSync } from 'node:child_process'
import { copiedRepository } from '@recruit/local/testing/copied'
import { afterAll, describe, expect, test } from 'vitest'
import { recipes } from '../new/recipes.ts'

/** In a copy of the repository, one after the other: what is made passes the checks as it is. */
const copy = copiedRepository()
afterAll(copy.remove)

/** The checks read the files that git knows. */
const git = (...args: string[]) => spawnSync('git', args, { cwd: copy.path('.') })
const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: copy.path('.'),
    encoding: 'utf8',
  })
  return { status, said: stdout + stderr }
}
const NAMES: Record<string, string> = {
  question: 'pastClubs',
  essay: 'reasonToStay',
  setting: 'showsAlumni',
  column: 'majorShown',
  screen: 'openTasks',
  call: 'openTaskCount',
}

test('each recipe has a name here', () => expect(Object.keys(NAMES)).toEqual(Object.keys(recipes)))

describe('npm run new', () => {
  test.each(Object.entries(NAMES))(
    'makes a %s with its test',
    (kind, name) => {
      const made = run('infra/local/new/new.ts', kind, name)
      expect(made, made.said).toMatchObject({ status: 0 })
      expect(made.said).toMatch(/\.(test|spec)\.ts\n/)
    },
    120_000,
  )

  test('refuses a name that is taken, and one that is none', () => {
    expect(run('infra/local/new/new.ts', 'question', 'pastClubs').said).toContain('is there already')
    expect(run('infra/local/new/new.ts', 'question', 'Past-Clubs').said).toContain('camelCase')
  })

  test('what it made passes the checks', () => {
    git('init', '-q')
    git('add', '-A')
    const checked = run('infra/local/src/commands/check.ts')
    expect(checked, checked.said.slice(-4000)).toMatchObject({ status: 0 })
  }, 600_000)
})
