import { activities } from '../src/content/activities.ts'
import { landingText } from '../src/features/landing/text.ts'
import { paths } from '../src/paths.ts'
import { expect } from './fixtures.ts'
import { bar, landing, test, text } from './landing-page.ts'

test('past activities stand with a picture, a sentence and a figure, and cost no code that draws', async ({
  page,
  picture,
}) => {
  const drawing: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('motif')) drawing.push(request.url())
  })
  const section = (language: 'ko' | 'en') =>
    page.getByRole('region', { name: landingText[language].activities })
  // A page elsewhere was sent with the landing page's markup too, in the language of its first visit.
  for (const start of ['/', `/#${paths.privacy}`]) {
    await page.goto(start)
    await page.goto('/#/')
    await expect(section('en').locator('li a > span > svg')).toHaveCount(activities.length)
    for (const { name, summary, figure } of activities) {
      const item = section('en').getByRole('listitem').filter({ hasText: name.en })
      await expect(item).toContainText(summary.en)
      await expect(item).toContainText(`${figure.value.en} ${figure.of.en}`)
    }
    await page.goto('about:blank')
  }
  const shapes = () =>
    section('en')
      .locator('li a > span > svg')
      .evaluateAll((all) => all.map((svg) => svg.outerHTML))
  await page.goto('/')
  const before = await shapes()
  expect(new Set(before).size).toBe(activities.length)
  await bar(page).getByRole('link', { name: text.checkResult }).first().click()
  await expect(section('en')).toHaveCount(0)
  await page.goBack()
  await expect.poll(shapes).toEqual(before)
  expect(drawing).toEqual([])
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await section('en').scrollIntoViewIfNeeded()
    await picture(page, `activities-en-${width}`)
  }
  await page.getByRole('button', { name: '한국어' }).first().click()
  await expect(section('ko').locator('li a > span > svg')).toHaveCount(activities.length)
  await expect(section('ko')).toContainText(activities[0]?.summary.ko ?? '')
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await picture(page, `activities-ko-${width}`)
  }
})

test('where the page was not rendered ahead, the pictures are drawn in the browser', async ({ page }) => {
  await page.route('/', async (route) => {
    const reply = await route.fetch()
    const body = (await reply.text()).replace(
      /<div id="root">[\s\S]*<\/div>(?=\s*<\/body>)/,
      '<div id="root"></div>',
    )
    await route.fulfill({ response: reply, body })
  })
  await page.goto('/')
  await expect(
    page.getByRole('region', { name: landing.activities }).locator('li a > span > svg'),
  ).toHaveCount(activities.length)
})
