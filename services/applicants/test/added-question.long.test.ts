import { spawnSync } from 'node:child_process'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { emptyHours } from '@recruit/contract/interview/grid'
import { chromiumPath } from '@recruit/local/install/browser'
import { freePort } from '@recruit/local/stack/ports'
import { CHROMIUM_ARGS } from '@recruit/local/testing/chromium-args'
import { copiedRepository } from '@recruit/local/testing/copied'
import { readCsv } from '@recruit/local/testing/csv'
import { launch, temporaryData } from '@recruit/local/testing/launched'
import { enrolledPerson, wholeContent } from '@recruit/local/testing/people'
import { type Visitor, visitor } from '@recruit/local/testing/visitor'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

/**
 * A copy of the repository with two more entries in the table of fields and a migration for their columns. No other
 * line differs, and each question appears in the form, the save, the submission, the review, the export and the
 * documentation.
 */
const ENTRIES = `
  pastClubs: {
    kind: 'line',
    label: { ko: '지난 동아리', en: 'past clubs' },
    hint: { ko: '없으면 비워 두세요.', en: 'Leave it empty if there are none.' },
    limit: TEXT_MAX,
    required: [],
    description: 'Clubs of the past.',
    example: '사진 동아리',
  },
  firstIdea: {
    kind: 'essay',
    label: { ko: '첫 생각', en: 'first idea' },
    limit: 300,
    required: ['apply', 'edit'],
    description: 'The first idea, at most 300 code points.',
    example: '벼룩시장을 엽니다.',
  },
`
const MIGRATION = `import type { Migration } from '@recruit/chassis/mysql/migrate'

export const { up, down }: Migration = {
  async up(db) {
    await db.sequelize.query(
      "ALTER TABLE applications ADD COLUMN past_clubs VARCHAR(200) NOT NULL DEFAULT '', " +
        'ADD COLUMN first_idea TEXT NOT NULL',
    )
  },
  async down(db) {
    await db.sequelize.query('ALTER TABLE applications DROP COLUMN past_clubs, DROP COLUMN first_idea')
  },
}
`
const answers = { pastClubs: '합창단', firstIdea: '함께 책을 읽습니다.\n매주 한 권.' }

const copy = copiedRepository()
const { dataDir, remove } = temporaryData()
const port = await freePort()
const url = `http://localhost:${port}`
let admin: Visitor
let browser: Browser

beforeAll(async () => {
  const table = 'infra/contract/src/fields/application.ts'
  copy.write(table, copy.read(table).replace('\n  applyReason: {', `${ENTRIES}  applyReason: {`))
  copy.write('services/applicants/migrations/900-questions.ts', MIGRATION)
  const dev = [process.execPath, copy.path('infra/local/launch.mjs'), 'dev']
  const running = launch(dev, dataDir, port, { MYSQL_URL: new URL('/added', inject('mysqlAdminUrl')).href })
  await running.ready
  admin = visitor(url)
  await admin.call('login', { pw: /^Admin key: (\S+)$/m.exec(running.output())?.[1] ?? '' })
  await admin.call('initSettings', {})
  await admin.call('modifyRecruitInfo', { isApplicationPeriod: true })
  browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: CHROMIUM_ARGS,
  })
}, 180_000)
afterAll(async () => {
  await browser?.close()
  remove()
  copy.remove()
})

/** A window with these cookies. */
async function windowOf({ jar }: Visitor): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ baseURL: url, locale: 'en-US' })
  await context.addCookies([...jar].map(([name, value]) => ({ name, value, url })))
  return { page: await context.newPage(), context }
}
const isSaved = (page: Page) => page.locator('[data-saving=saved]').waitFor()

test.each(['tsconfig.json', 'web/tsconfig.json'])(
  'the copy compiles: %s',
  { timeout: 180_000 },
  (project) => {
    // On one thread: several check the same types repeatedly, at twice the work.
    const tsc = ['node_modules/typescript/bin/tsc', '--singleThreaded', '-p', project]
    const { stdout } = spawnSync(process.execPath, tsc, { cwd: copy.path('.'), encoding: 'utf8' })
    expect(stdout).toBe('')
  },
)

test('an added question is asked, saved, submitted, reviewed, exported and documented', {
  timeout: 180_000,
}, async () => {
  const applicant = await enrolledPerson(url)
  const { id, person } = applicant
  const interviewHours = emptyHours().with(0, 1)
  await applicant.browser.call('savePage1', { id, ...wholeContent, interviewHours })
  const read = async () => (await applicant.browser.send('getApplication', { id })).body
  expect(await read()).toMatchObject({ pastClubs: '', firstIdea: '' })

  const { page, context } = await windowOf(applicant.browser)
  await page.goto(`/#/register/application/page1/${id}`)
  await page.getByText('Leave it empty if there are none.').waitFor()
  await page.getByLabel('Past clubs').fill(answers.pastClubs)
  await isSaved(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.getByRole('button', { name: 'Enter your first idea.' }).click()
  await page.getByLabel('First idea').fill('가'.repeat(301))
  await page.getByText('301/300 characters').waitFor()
  await page.getByLabel('First idea').fill(answers.firstIdea)
  await isSaved(page)
  await expect.poll(read).toMatchObject({ ...answers, isFinalSubmit: false })
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.waitForURL(/#\/register\/success$/)
  await context.close()

  await applicant.browser.send('savePage2', { id, pastClubs: '연극부' })
  expect(await read()).toMatchObject({ pastClubs: '연극부', hasUnsubmittedEdits: true })
  const seen = await admin.send('getApplication', { id, view: 'staff' })
  expect(seen.body).toMatchObject({ ...answers, isFinalSubmit: true })

  const staff = await windowOf(admin)
  await staff.page.goto(`/#/admin/application/page1/1${id}`)
  await staff.page.getByRole('heading', { level: 2, name: '1. First idea' }).waitFor()
  const facts = staff.page.getByRole('term').filter({ hasText: 'Past clubs' })
  expect(await facts.locator('+ dd').textContent()).toBe(answers.pastClubs)
  const essays = await staff.page.getByRole('heading', { level: 2, name: /^\d\./ }).allTextContents()
  expect(essays).toEqual(['1. First idea', '2. Reason for applying', '3. Activity plan'])
  await staff.page.getByText('매주 한 권.').waitFor()

  const { csv } = await admin.call('exportApplicants', {})
  const [head = [], ...rows] = readCsv(csv.slice(1))
  const row = rows.find((cells) => cells.includes(person.name))
  expect(row?.[head.indexOf('past clubs')]).toBe(answers.pastClubs)
  expect(row?.[head.indexOf('first idea')]).toBe(answers.firstIdea)

  const { body: api } = await admin.raw('GET', '/api/docs/openapi.json')
  const { schema, example } = api.paths['/api/update/page1'].post.requestBody.content['application/json']
  const { properties } = api.components.schemas[schema.$ref.split('/').at(-1)]
  expect(properties.firstIdea).toMatchObject({
    type: 'string',
    description: expect.stringMatching('at most 300'),
  })
  expect(example).toBeDefined()
  expect(JSON.stringify(api)).toContain('벼룩시장을 엽니다.')
})
