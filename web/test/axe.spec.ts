import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { enrolledPerson, openPeriod, signedIn } from '@recruit/local/testing/people'
import { paths } from '../src/paths.ts'
import { expect, test } from './fixtures.ts'

/** Every route at both widths and in both languages: no violation, nothing wider than the screen. */
const WIDTHS = [390, 1280]
const LANGUAGES = ['ko', 'en'] as const
const A = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa'

const PUBLIC = [
  paths.home,
  paths.register,
  paths.enrol,
  paths.lookup,
  paths.notPeriod,
  paths.draftSaved,
  paths.submitted,
  paths.edited,
  paths.resultLookup,
  paths.resultNotYet(A),
  paths.result(A),
  paths.application('register', 1, A),
  paths.application('update', 2, A),
  paths.team(1),
  paths.team(2),
  paths.team(3),
  paths.studyProjects,
  paths.privacy,
  '/no/such/page',
  paths.adminLogin,
]

async function look(page: Page, path: string) {
  await page.goto(`/#${path}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy', 'true')
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(
    violations.map(({ id, nodes }) => ({ path, id, where: nodes.map(({ target }) => target.join(' ')) })),
  ).toEqual([])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow, path).toBeLessThanOrEqual(0)
}

// Twenty pages each; the landing's cloth alone has hundreds of pieces to look at.
test.setTimeout(240_000)

for (const width of WIDTHS) {
  for (const language of LANGUAGES) {
    test(`the public pages have no violation (${language}, ${width} px)`, async ({
      browser,
      baseURL,
      stack,
    }) => {
      const admin = await signedIn(stack.url, 'admin')
      if ((await admin.call('findSettings', { key: 1 })).isInDB === 'false') await openPeriod(stack.url)
      const context = await browser.newContext({
        baseURL,
        viewport: { width, height: 900 },
        locale: language,
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      for (const path of PUBLIC) await look(page, path)
      await context.close()
    })

    test(`the pages behind a proof or a key have no violation (${language}, ${width} px)`, async ({
      browser,
      baseURL,
      stack,
    }) => {
      const admin = await signedIn(stack.url, 'admin')
      if ((await admin.call('findSettings', { key: 1 })).isInDB === 'false') await openPeriod(stack.url)
      const { browser: applicant, id } = await enrolledPerson(stack.url)
      const { objectId } = await admin.call('findSettings', { key: 1 })
      const context = await browser.newContext({
        baseURL,
        viewport: { width, height: 900 },
        locale: language,
        reducedMotion: 'reduce',
      })
      for (const jar of [applicant.jar, admin.jar]) {
        await context.addCookies([...jar].map(([name, value]) => ({ name, value, url: stack.url })))
      }
      const page = await context.newPage()
      for (const path of [
        paths.application('register', 1, id),
        paths.application('register', 2, id),
        paths.application('update', 1, id),
        paths.adminHome,
        paths.modifyInfo(objectId),
        paths.applicantList,
        paths.review1(1, id),
        paths.review2(id),
      ]) {
        await look(page, path)
      }
      await context.close()
    })
  }
}
