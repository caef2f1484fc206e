import { teamNames } from '../src/content/teams.ts'
import { expect, test } from './fixtures.ts'
import { applicant, ko, openList, rowOf, storedOf } from './list-page.ts'
import { applicants, staffDesk } from './staff-desk.ts'
import { expectNoViolation } from './violations.ts'

test('typos of team and identity are put right, and a clash is refused in words', async ({
  browser,
  stack,
}) => {
  const mark = 'typos'
  const [one, other] = await applicants(stack.url, 2, { mark })
  if (!one || !other) throw new Error('nobody applied')
  const { page, context, api } = await staffDesk(browser, stack.url)
  await openList(page, `?q=${mark}`)
  await page.getByRole('button', { name: ko.correctOf(one.name) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(ko.name).fill(other.name)
  await dialog.getByLabel(ko.studentId).fill(other.studentId)
  await dialog.getByLabel(ko.ewhaianId).fill(other.ewhaianId)
  await dialog.getByRole('button', { name: ko.save }).click()
  await expect(dialog.getByRole('alert')).not.toBeEmpty()
  await expectNoViolation(page, 'the correction')
  await dialog.getByLabel(ko.name).fill('이바름')
  await dialog.getByLabel(ko.studentId).fill(one.studentId)
  await dialog.getByRole('radio', { name: teamNames[2].ko }).check()
  await dialog.getByRole('button', { name: ko.save }).click()
  await expect(dialog).toHaveCount(0)
  await expect(rowOf(page, one)).toHaveCount(0)
  await page.getByRole('tab', { name: teamNames[2].ko }).click()
  await expect(rowOf(page, one)).toContainText('이바름')
  expect(await storedOf(api, one)).toMatchObject({
    name: '이바름',
    team: 2,
  })
  await context.close()
})

test('a correction that came second shows the present value, keeps what was typed, and then succeeds', async ({
  browser,
  stack,
}) => {
  const mark = 'second'
  const person = await applicant(stack.url, { mark })
  const { page, context, api } = await staffDesk(browser, stack.url)
  await openList(page, `?q=${mark}`)
  await page.getByRole('button', { name: ko.correctOf(person.name) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(ko.name).fill('이바름')
  const { name, studentId, ewhaianId, team } = person
  const was = { name, studentId, ewhaianId, team }
  await api.call('correctApplicant', { _id: person.id, name: '박먼저', ewhaianId: `${mark}-new`, was })
  await dialog.getByRole('button', { name: ko.save }).click()
  await expect(dialog.getByRole('alert')).not.toBeEmpty()
  await expect(dialog).toContainText(`${ko.theirs}: 박먼저`)
  await expect(dialog.getByLabel(ko.name)).toHaveValue('이바름')
  await expect(dialog.getByLabel(ko.ewhaianId)).toHaveValue(`${mark}-new`)
  await dialog.getByRole('button', { name: ko.save }).click()
  await expect(dialog).toHaveCount(0)
  await expect(rowOf(page, person)).toContainText('이바름')
  await context.close()
})
