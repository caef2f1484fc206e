import type { Page } from '@playwright/test'
import { designWorks } from '../src/content/design-works.ts'
import { webProjects } from '../src/content/web-projects.ts'
import { paths } from '../src/paths.ts'
import { expect, test } from './fixtures.ts'

test.use({ locale: 'en-US' })
test.setTimeout(180_000)

const open = async (page: Page, path: string) => {
  await page.goto(`/#${path}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** A card opens its popup by the keyboard; Esc closes it and the card has the focus again. */
async function popsUp(page: Page, title: string, pictures: number[]) {
  const card = page.getByRole('button', { name: title }).filter({ visible: true })
  await card.focus()
  await page.keyboard.press('Enter')
  const popup = page.getByRole('dialog', { name: title })
  await expect(popup).toBeVisible()
  expect(pictures).toContain(await popup.getByRole('figure').count())
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  await expect(card).toBeFocused()
}

test('the design team shows four works, each with a title, a label, a description and pictures', async ({
  page,
  picture,
}) => {
  await open(page, paths.team(2))
  expect(designWorks).toHaveLength(4)
  for (const work of designWorks) {
    const card = page.getByRole('button', { name: work.title.en })
    await card.click()
    const popup = page.getByRole('dialog', { name: work.title.en })
    await expect(popup).toContainText(work.label.en)
    await popup.getByRole('button', { name: 'Close' }).click()
    await expect(card).toBeFocused()
    await popsUp(page, work.title.en, [1, 2])
  }
  await picture(page, 'team-design')
})

test('the web team shows the projects of each year, the newest first', async ({ page, picture }) => {
  await open(page, paths.team(3))
  expect(Object.keys(webProjects).sort()).toEqual(['2020', '2021', '2022', '2023', '2024', '2025'])
  const years = page.getByRole('group', { name: 'Year' })
  await expect(years.getByRole('button')).toHaveText(['2025', '2024', '2023', '2022', '2021'])
  await expect(years.getByRole('button', { name: '2025' })).toHaveAttribute('aria-pressed', 'true')
  for (const year of [2025, 2022]) {
    await years.getByRole('button', { name: String(year) }).click()
    for (const project of webProjects[year] ?? []) {
      await popsUp(page, project.title.en, [3])
      const link = page.getByRole('link', { name: /source code/ })
      const card = page.getByRole('button', { name: project.title.en })
      await card.click()
      await expect(link).toHaveCount(project.source ? 1 : 0)
      if (project.source) {
        await expect(link).toHaveAttribute('target', '_blank')
        await expect(link).toHaveAttribute('rel', /noopener/)
      }
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
      // The closed popup gives the focus back a moment later, and would take it from the next card.
      await expect(card).toBeFocused()
    }
  }
  await expect(page.getByText('61,000').first()).toBeAttached()
  await expect(page.getByText('1,200').first()).toBeAttached()
  await picture(page, 'team-web')
})

test('the sponsors move, hold on hover and focus, and stop for good when told', async ({ page, picture }) => {
  await open(page, paths.team(1))
  const list = page.getByRole('list', { name: 'Sponsors' })
  await list.scrollIntoViewIfNeeded()
  const shown = () => list.innerText()
  const first = await shown()
  await expect.poll(shown, { timeout: 15_000 }).not.toBe(first)
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.mouse.move(0, 0)
  await page.getByRole('button', { name: 'Play' }).blur()
  const paused = await shown()
  await page.getByRole('button', { name: 'Next sponsor' }).click()
  await expect.poll(shown).not.toBe(paused)
  await expect(page.getByText('About 75')).toBeVisible()
  await picture(page, 'team-marketing')
  await page.getByRole('link', { name: 'See the study projects' }).click()
  await expect(page).toHaveURL(new RegExp(`#${paths.studyProjects}$`))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
