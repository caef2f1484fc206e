import { newMember } from '@recruit/local/testing/people'
import { paths } from '../src/paths.ts'
import { expect, test } from './fixtures.ts'
import { freshTerm, windowOf } from './staff.ts'
import {
  expectNoNotice,
  openNotice,
  signInByKey,
  signInByName,
  text,
  words,
  writeNotice,
} from './unsent-notice.ts'

test('signing out in one window leaves none of what was typed in another', async ({ browser, stack }) => {
  const page = await windowOf(browser, await freshTerm(stack.url))
  await writeNotice(page)
  const other = await page.context().newPage()
  await other.goto(`/#${paths.overview}`)
  await other.getByRole('button', { name: text.logout }).click()
  await signInByKey(other)
  await expect(page).toHaveURL(/#\/admin\/login$/)
  await expectNoNotice(page)
  await page.context().close()
})

test('after a session that ended the same member finds what she typed, and another one does not', async ({
  browser,
  stack,
}) => {
  await freshTerm(stack.url)
  const she = await newMember(stack.url, { role: 'admin' })
  const another = await newMember(stack.url, { role: 'admin' })
  const page = await windowOf(browser, { url: stack.url })
  await signInByName(page, she.name)
  await writeNotice(page)
  await page.context().clearCookies()
  await signInByName(page, she.name)
  await openNotice(page)
  await expect(words(page)).toHaveValue('Only for my eyes until it is sent')
  await page.context().clearCookies()
  await signInByName(page, another.name)
  await expectNoNotice(page)
  await page.context().close()
})
