import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { activities } from '../src/content/activities.ts'
import { designWorks, lectureSupport } from '../src/content/design-works.ts'
import { problemsOf } from '../src/content/schema.ts'
import * as web from '../src/content/web-projects.ts'
import { problemsIn } from './check-content.ts'

const content = join(import.meta.dirname, '../src/content')

test('the content of the site is whole', async () => {
  expect(await problemsIn(content)).toEqual([])
})

test('a mistake is named with its file and the way to it', () => {
  const [first, ...others] = designWorks
  const broken = [{ ...first, title: { ko: ' ', en: 'A banner' }, images: [] }, ...others]
  expect(problemsOf('design-works', { designWorks: broken, lectureSupport })).toEqual([
    'content/design-works.ts: designWorks.0.title.ko: must not be empty',
    expect.stringContaining('content/design-works.ts: designWorks.0.images: '),
  ])
  expect(problemsOf('activities', { activities: [{ ...activities[0], link: 'javascript:1' }] })).toEqual([
    'content/activities.ts: activities.0.link: must be an http(s) address',
  ])
})

test('a year button needs projects, and the year shown first a button', () => {
  expect(problemsOf('web-projects', { ...web, yearButtons: [2026, 2024] })).toEqual([
    'content/web-projects.ts: yearButtons.0: 2026 has no projects in webProjects',
    'content/web-projects.ts: DEFAULT_YEAR: must be one of yearButtons',
  ])
  expect(problemsOf('web-projects', { ...web, yearButtons: [...web.yearButtons, 2020] })).toEqual([])
})

test('one project twice in a year is told', () => {
  const twice = [...(web.webProjects[2025] ?? []), ...(web.webProjects[2025] ?? []).slice(0, 1)]
  expect(problemsOf('web-projects', { ...web, webProjects: { ...web.webProjects, 2025: twice } })).toEqual([
    'content/web-projects.ts: webProjects.2025.3: “새내기 길잡이” is there twice',
  ])
})

test('a missing file is told', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  expect(await problemsIn(folder)).toContain('content/faq.ts is missing')
})
