import type { Page } from '@playwright/test'
import type { Pass } from '@recruit/contract/constants'
import { deskText } from '../src/features/desk/text.ts'
import { adminText } from '../src/features/staff/text.ts'
import { isAt, openDesk, people, rows } from './desk-page.ts'
import { expect, test } from './fixtures.ts'
import { staffDesk } from './staff-desk.ts'

const ko = deskText.ko
const { passStates } = adminText.ko

/** Counts every key that goes down in the page from now on. */
async function countKeys(page: Page) {
  await page.evaluate(() => {
    document.documentElement.dataset.keys = '0'
    const count = () => {
      document.documentElement.dataset.keys = String(Number(document.documentElement.dataset.keys) + 1)
    }
    window.addEventListener('keydown', count, { capture: true })
  })
  return () => page.evaluate(() => Number(document.documentElement.dataset.keys))
}

test('forty applications are decided with at most two keys each, staged, and the last one is taken back', async ({
  browser,
  stack,
}) => {
  const forty = await people(stack.url, 40, 'desk')
  const { page, context, api } = await staffDesk(browser, stack.url)
  await api.call('modifyResultInfo', { showResultToApplicant: true })
  await openDesk(page)
  await expect(rows(page)).toHaveCount(40)
  const keys = await countKeys(page)
  const order: Pass[] = ['1stPass', 'fail', 'default', 'finalPass', '1stPass', 'fail']
  const digit = { default: '1', '1stPass': '2', finalPass: '3', fail: '4' }
  const wanted = forty.map((person, index) => ({ ...person, pass: order[index % order.length] ?? 'fail' }))
  for (const person of wanted) {
    await isAt(page, person)
    await page.keyboard.press(digit[person.pass])
  }
  const last = wanted.at(-1)
  if (!last) throw new Error('nobody applied')
  await expect(page.getByText(ko.saved(last.name, passStates[last.pass]))).toBeVisible()
  expect(await keys()).toBeGreaterThan(0)
  expect(await keys()).toBeLessThanOrEqual(2 * wanted.length)

  const stored = async () => {
    const { applicants } = await api.call('listApplicants', { team: 1 })
    return wanted.map(({ id }) => applicants.find(({ _id }) => _id === id)?.pass)
  }
  await expect.poll(stored).toEqual(wanted.map(({ pass }) => pass))
  // No applicant sees any of it before it is published.
  const { changes } = await api.call('unpublished', {})
  expect(changes.map(({ _id }) => _id).sort()).toEqual(
    wanted.flatMap(({ id, pass }) => (pass === 'default' ? [] : [id])).sort(),
  )

  await page.keyboard.press('u')
  await expect(page.getByText(ko.saved(last.name, passStates.default))).toBeVisible()
  expect((await stored()).at(-1)).toBe('default')
  await isAt(page, last)
  await api.call('modifyResultInfo', { showResultToApplicant: false })
  await context.close()
})
