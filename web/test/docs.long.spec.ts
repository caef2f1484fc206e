import { calls } from '@recruit/contract'
import { expect, test } from './fixtures.ts'

test('Swagger UI shows every call of the document', async ({ page, picture }) => {
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/api/docs')
  await expect(page.locator('.opblock')).toHaveCount(Object.keys(calls).length)
  await page.getByRole('button', { name: '/api/register/enroll', exact: false }).first().click()
  await expect(page.getByText('Request body').first()).toBeVisible()
  await picture(page, 'docs')
  expect(problems).toEqual([])
})
