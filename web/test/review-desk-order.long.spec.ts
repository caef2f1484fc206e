import { deskText } from '../src/features/desk/text.ts'
import { adminText } from '../src/features/staff/text.ts'
import { staffLinks } from '../src/staff-links.ts'
import { isAt, openDesk, people, rows } from './desk-page.ts'
import { expect, test } from './fixtures.ts'
import { storedOf } from './list-page.ts'
import { SCREENS } from './screens.ts'
import { staffDesk } from './staff-desk.ts'
import { expectNoViolation } from './violations.ts'

const ko = deskText.ko

test('of the undecided alone each is decided in its place, and a number finds an application', async ({
  browser,
  stack,
}) => {
  const [first, second, third] = await people(stack.url, 3, 'undecided')
  if (!first || !second || !third) throw new Error('no one applied')
  const { page, context, api } = await staffDesk(browser, stack.url)
  await openDesk(page)
  await isAt(page, first)
  await page.keyboard.press('4')
  await isAt(page, second)
  await page.getByLabel(ko.undecidedOnly).check()
  await expect(rows(page)).toHaveCount(2)
  await isAt(page, second)
  await page.keyboard.press('2')
  // What was decided meanwhile moves nothing.
  await isAt(page, third)
  await expect(rows(page)).toHaveCount(2)
  await expectNoViolation(page, 'the undecided applications')
  // The address holds the filter, so the box follows it.
  await page.getByLabel(ko.undecidedOnly).click()
  await expect(page.getByLabel(ko.undecidedOnly)).not.toBeChecked()
  await expect(rows(page)).toHaveCount(3)

  const { numbers } = await api.call('reviewResults', { team: 1 })
  const numberOf = ({ id }: { id: string }) => numbers.find(({ _id }) => _id === id)?.number ?? 0
  await page.getByLabel(ko.order).selectOption(ko.orders.number)
  const inOrder = [first, second, third].toSorted((one, other) => numberOf(one) - numberOf(other))
  await expect(rows(page)).toContainText(inOrder.map(({ name }) => name))
  await page.getByRole('searchbox').fill(String(numberOf(third)))
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText(`#${numberOf(third)}`)
  await context.close()
})

test('in an order by what is read later, the first of it is opened, not the first that was there', async ({
  browser,
  stack,
}) => {
  const all = await people(stack.url, 4, 'ordered')
  const { page, context, api } = await staffDesk(browser, stack.url)
  const { numbers } = await api.call('reviewResults', { team: 1 })
  const numberOf = ({ id }: { id: string }) => numbers.find(({ _id }) => _id === id)?.number ?? 0
  const [first] = all.toSorted((one, other) => numberOf(one) - numberOf(other))
  if (!first) throw new Error('no one applied')
  let isRead = false
  await page.route('**/api/review/results*', async (route) => {
    // The list of applicants is there by then.
    await page.waitForResponse('**/api/applicantlist/**').catch(() => undefined)
    isRead = true
    await route.continue()
  })
  await page.goto(`/#${staffLinks.desk(1)}&order=number`)
  await isAt(page, first)
  await expect(rows(page).first()).toContainText(first.name)
  expect(isRead).toBe(true)
  await context.close()
})

for (const { language, width } of SCREENS.slice(0, 2))
  test(`the places that are taken follow each decision (${language}, ${width} px)`, async ({
    browser,
    stack,
  }) => {
    const [first, second] = await people(stack.url, 3, `taken${language}`)
    if (!first || !second) throw new Error('no one applied')
    const { page, context, api } = await staffDesk(browser, stack.url, { language, width })
    const text = deskText[language]
    const { decision } = text
    const { passStates } = adminText[language]
    const panel = page.getByRole('complementary', { name: decision })
    const decide = (pass: '1stPass' | 'finalPass' | 'fail') =>
      panel.getByRole('button', { name: passStates[pass] }).click()
    await openDesk(page)
    await expect(panel).not.toContainText(text.places.documents(0, 2))
    await api.call('setReviewPhase', { team: 1, places: 2 })
    await page.reload()
    await expect(panel).toContainText(text.places.documents(0, 2))
    await decide('1stPass')
    await expect(panel).toContainText(text.places.documents(1, 2))
    await page
      .getByRole('button', { name: text.next, exact: true })
      .or(page.getByRole('link', { name: second.name }))
      .first()
      .click()
    await isAt(page, second)
    await decide('finalPass')
    await expect(panel).toContainText(text.places.documents(2, 2))
    await decide('fail')
    await expect(panel).toContainText(text.places.documents(1, 2))
    await expect.poll(async () => (await storedOf(api, second)).pass).toBe('fail')
    await expect(panel).toContainText(text.places.documents(1, 2))
    await expectNoViolation(page, 'the desk with places')
    await context.close()
  })
