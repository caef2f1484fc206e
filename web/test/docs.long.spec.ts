import { expect, test } from './fixtures.ts'
import { expectNoViolation } from './violations.ts'

for (const width of [1280, 390])
  test(`the page of the calls is readable by everyone, ${width} wide`, async ({ page, picture }) => {
    // The whole page is unfolded: looking at its colours takes a minute.
    test.setTimeout(240_000)
    const problems: string[] = []
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/api/docs')
    const contents = page.getByRole('navigation', { name: 'Calls' })
    await contents.getByRole('link', { name: '/register/enroll' }).click()
    await expect(page.getByRole('heading', { name: 'Begin a draft' })).toBeInViewport()
    // With everything unfolded, or what is folded would not be looked at.
    await page.getByRole('main').evaluate((main) => {
      for (const folded of main.querySelectorAll('details')) folded.open = true
    })
    await picture(page, `docs-${width}`)
    await expectNoViolation(page, 'the page of the calls')
    expect(problems).toEqual([])
  })
