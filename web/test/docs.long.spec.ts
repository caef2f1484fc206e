import { calls } from '@recruit/contract'
import { expect, test } from './fixtures.ts'

test('Swagger UI shows every call of the document', async ({ page, picture }) => {
  // A page of a hundred calls is drawn for some seconds on a busy machine.
  test.setTimeout(180_000)
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/api/docs')
  await expect(page.locator('.opblock')).toHaveCount(Object.keys(calls).length)
  await page.locator('.opblock-summary', { hasText: '/api/register/enroll' }).click()
  await expect(page.getByText('Request body').first()).toBeVisible()
  await picture(page, 'docs')
  expect(problems).toEqual([])
})
