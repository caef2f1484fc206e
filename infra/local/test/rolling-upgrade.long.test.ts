import { execFileSync } from 'node:child_process'
import { afterAll, expect, inject, test } from 'vitest'
import { root } from '../src/paths.ts'
import { copiedRepository } from '../testing/copied.ts'
import { enrolledPerson, openPeriod, wholeContent } from '../testing/people.ts'
import { startTestStack } from '../testing/stack.ts'

/** The commit that added the newest migration. Needs the history: a shallow clone fails here. */
const newest = execFileSync(
  'git',
  ['log', '-1', '--diff-filter=A', '--format=%H', '--', ':(glob)services/*/migrations/[0-9]*.ts'],
  { cwd: root, encoding: 'utf8' },
).trim()
const before = copiedRepository(`${newest}^`)
afterAll(before.remove)

// An upgrade migrates first and replaces one program after the other: those of before serve meanwhile.
test('the programs of before the newest migration work on the schema of after it', async () => {
  const stack = await startTestStack(
    inject('mysqlAdminUrl'),
    {},
    { programs: before.path(''), delivers: true },
  )
  try {
    const admin = await openPeriod(stack.url)
    const { id, browser } = await enrolledPerson(stack.url, 2)
    await browser.call('savePage1', { id, major: '국어국문학' })
    await browser.call('savePage2', { id, ...wholeContent, isFinalSubmit: true })
    expect(await browser.call('getApplication', { id })).toMatchObject({
      isFinalSubmit: true,
      submissions: 1,
    })
    await admin.call('selectPass', { _id: id, pass: '1stPass' })
    await admin.call('setInterviewDate', { _id: id, date: '12.6(일) 14:00' })
    const { applicants } = await admin.call('listApplicants', { team: 2 })
    expect(applicants).toMatchObject([{ pass: '1stPass', date: '12.6(일) 14:00' }])
    await admin.call('modifyRecruitInfo', { isApplicationPeriod: false })
    await admin.call('modifyResultInfo', { is1stResultPeriod: true, showResultToApplicant: true })
    await expect
      .poll(async () => (await browser.call('getApplication', { id })).pass, { timeout: 10_000 })
      .toBe('1stPass')
  } finally {
    await stack.stop()
  }
})
