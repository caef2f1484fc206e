import type { Page } from '@playwright/test'
import { teamIntros } from '../src/content/about.ts'
import { teamNames } from '../src/content/teams.ts'
import { paths } from '../src/paths.ts'
import { expect } from './fixtures.ts'
import { bar, goals, heading, landing, test, text } from './landing-page.ts'

test('the sections of the bar are reached by script, focused and in view, from any page', async ({
  page,
  picture,
}) => {
  for (const start of [paths.home, paths.lookup]) {
    for (const [link, title] of goals) {
      await page.goto(`/#${start}`)
      await bar(page).getByRole('link', { name: link, exact: true }).click()
      await expect(heading(page, title)).toBeFocused()
      await expect(heading(page, title)).toBeInViewport()
      expect(new URL(page.url()).hash).toBe('#/')
    }
  }
  await page.goto('/')
  await picture(page, 'landing-en-1280')
})

test('at twice the size of the text no word of a button is broken', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const broken = () =>
    page.locator('main a, main button').evaluateAll((all) =>
      all.flatMap((control) => {
        const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT)
        const found: string[] = []
        while (texts.nextNode()) {
          const node = texts.currentNode as Text
          for (const { 0: word, index } of node.data.matchAll(/[^\s-]+/g)) {
            const range = document.createRange()
            range.setStart(node, index)
            range.setEnd(node, index + word.length)
            if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
              found.push(word)
          }
        }
        return found
      }),
    )
  await expect.poll(broken).toEqual([])
})

test('each tab of the teams leads to that team’s page', async ({ page }) => {
  for (const team of [1, 2, 3] as const) {
    await page.goto('/')
    const section = page.getByRole('region', { name: landing.teams })
    await section.getByRole('tab', { name: teamIntros[team].tab.en }).click()
    await section.getByRole('link', { name: landing.toTeam(teamNames[team].en) }).click()
    await expect(page).toHaveURL(new RegExp(`#${paths.team(team)}$`))
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  }
})

test('the FAQ has three tabs of questions that open and close by the keyboard', async ({ page }) => {
  await page.goto('/')
  const section = page.getByRole('region', { name: landing.faq })
  await expect(section.getByRole('tab')).toHaveCount(3)
  for (const name of Object.values(landing.faqTab)) {
    await section.getByRole('tab', { name, exact: true }).click()
    const question = section.locator('summary').first()
    await question.focus()
    await page.keyboard.press('Enter')
    await expect(section.locator('details[open]')).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(section.locator('details[open]')).toHaveCount(0)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the menu shows, hides, closes with Escape and gives the focus back', async ({ page, picture }) => {
    await page.goto('/')
    const toggle = page.getByRole('button', { name: text.menu })
    await expect(bar(page)).toBeHidden()
    await toggle.click()
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await expect(bar(page).getByRole('link', { name: text.apply })).toBeVisible()
    await picture(page, 'landing-en-390-menu')
    await page.keyboard.press('Escape')
    await expect(bar(page)).toBeHidden()
    await expect(toggle).toBeFocused()
    await toggle.click()
    await bar(page).getByRole('link', { name: text.sections.faq }).click()
    await expect(heading(page, landing.faq)).toBeFocused()
    await expect(bar(page)).toBeHidden()
  })
})

/** Where a section's heading stands below the top bar once the page has stopped moving, in px. */
const restingPlace = (page: Page, name: string) =>
  heading(page, name).evaluate(async (element) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    let last = Number.NaN
    for (let still = 0; still < 20; still = scrollY === last ? still + 1 : 0) {
      last = scrollY
      await frame()
    }
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    return element.getBoundingClientRect().top - bar
  })

for (const [screen, width] of [
  ['a phone', 390],
  ['a desktop', 1280],
] as const) {
  test.describe(`from the bar on ${screen}`, () => {
    test.use({ viewport: { width, height: 844 } })

    for (const [from, start] of [
      ['its top', paths.home],
      ['another page', paths.lookup],
    ] as const) {
      test(`each section comes to rest just below the bar, from ${from}`, async ({ page }) => {
        for (const [link, title] of goals) {
          await page.goto(`/#${start}`)
          await page.reload()
          const toggle = page.getByRole('button', { name: text.menu })
          if (width < 1024) await toggle.click()
          await bar(page).getByRole('link', { name: link, exact: true }).click()
          await expect(heading(page, title)).toBeFocused()
          if (width < 1024) await expect(bar(page)).toBeHidden()
          const place = await restingPlace(page, title)
          expect.soft(place, title).toBeGreaterThanOrEqual(0)
          expect.soft(place, title).toBeLessThan(120)
        }
      })
    }
  })
}
