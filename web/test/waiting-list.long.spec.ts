import type { Language } from '@recruit/contract/text'
import { enrolledPerson, signedIn, wholeContent } from '@recruit/local/testing/people'
import { teamNames } from '../src/content/teams.ts'
import { listText } from '../src/features/applicants/text.ts'
import { waitingText } from '../src/features/applicants/waiting/text.ts'
import { publishingText } from '../src/features/staff/publishing/text.ts'
import { paths } from '../src/paths.ts'
import { draftText } from '../src/ui/drafts/text.ts'
import { rowText } from '../src/ui/form/text.ts'
import { uiText } from '../src/ui/text.ts'
import { expect, testRestoring } from './fixtures.ts'
import { adminOf, freshTerm, windowOf } from './staff.ts'
import { expectNoViolation } from './violations.ts'

const test = testRestoring(async (url) =>
  (await adminOf(url)).call('modifyResultInfo', { showResultToApplicant: false }),
)

const windows: { language: Language; width: number }[] = [
  { language: 'ko', width: 390 },
  { language: 'en', width: 1280 },
]
for (const { language, width } of windows) {
  const [list, unsaved] = [listText[language], draftText[language]]
  const text = { ...rowText[language], ...uiText[language], ...waitingText[language] }

  test(`a waiting list is put in order and its first moved up (${language}, ${width} px)`, async ({
    browser,
    stack,
    picture,
  }) => {
    const admin = await freshTerm(stack.url)
    const people = [await enrolledPerson(stack.url, 1), await enrolledPerson(stack.url, 1)]
    for (const { id, browser: applicant } of people)
      await applicant.call('savePage2', { id, ...wholeContent, isFinalSubmit: true })
    const [one, two] = people.map(({ person }) => person.name) as [string, string]
    const draft = await enrolledPerson(stack.url, 1)
    await admin.call('modifyResultInfo', { showResultToApplicant: true })
    const page = await windowOf(browser, admin, { language, width })
    await page.goto(`/#${paths.applicantList}`)
    for (const name of [one, two, draft.person.name]) await page.getByLabel(list.tickOf(name)).check()
    await page.getByRole('button', { name: text.openToAdd }).click()
    const sheet = page.getByRole('dialog', { name: text.title(teamNames[1][language]) })
    await expect(sheet).toContainText(text.none)
    await expect(sheet).toContainText(text.cannotWait(1))
    await sheet.getByRole('button', { name: text.add(2) }).click()
    const rows = sheet.getByRole('list', { name: text.list }).getByRole('listitem')
    await expect(rows).toHaveText([new RegExp(one), new RegExp(two)])
    // By keyboard: the focus stays with the row that is moved.
    const down = sheet.getByRole('button', { name: text.down(one) })
    await down.focus()
    await page.keyboard.press('ArrowDown')
    await expect(rows).toHaveText([new RegExp(two), new RegExp(one)])
    await expect(down).toBeFocused()
    await expect(sheet.getByRole('status').first()).toHaveText(text.movedTo(one, 2))
    await page.keyboard.press('ArrowUp')
    await expect(rows).toHaveText([new RegExp(one), new RegExp(two)])
    await sheet.getByRole('button', { name: text.up(two) }).click()
    await expect(rows).toHaveText([new RegExp(two), new RegExp(one)])
    await sheet.getByRole('button', { name: text.save }).click()
    await expect(sheet).not.toContainText(unsaved.unsaved)
    const { waiting } = await admin.call('waitingList', { team: 1 })
    expect(waiting.map(({ name }) => name)).toEqual([two, one])
    await expectNoViolation(page)
    await picture(page, `waiting-${language}-${width}`)

    // Another admin was first: nothing is saved, and one of the two lists is chosen.
    const { seen } = await admin.call('waitingList', { team: 1 })
    await sheet.getByRole('button', { name: text.remove(two) }).click()
    await admin.call('setWaitingList', { team: 1, ids: people.map(({ id }) => id), seen })
    await sheet.getByRole('button', { name: text.save }).click()
    await expect(sheet.getByRole('alert')).toContainText(`${one}, ${two}`)
    await expect(rows).toHaveText([new RegExp(one)])
    await sheet.getByRole('button', { name: unsaved.takeStored }).click()
    await expect(rows).toHaveText([new RegExp(one), new RegExp(two)])

    await sheet.getByRole('button', { name: text.moveUp(one) }).click()
    const question = page.getByRole('dialog', { name: text.moveUp(one) })
    await expect(question).toContainText(text.sure(one))
    await expect(question).toContainText(text.shownLater)
    await picture(page, `waiting-${language}-${width}-sure`)
    await question.getByRole('button', { name: text.sureYes }).click()
    await expect(rows).toHaveText([new RegExp(two)])
    await sheet.getByRole('button', { name: text.close }).click()
    await expect(page.getByRole('region', { name: publishingText[language].band })).toContainText(
      publishingText[language].waiting(1),
    )
    const row = page.getByRole('row').filter({ hasText: one })
    await expect(row.getByRole('combobox')).toHaveValue('finalPass')
    await page.context().close()
  })
}

test('a manager reads the list and changes nothing', async ({ browser, stack }) => {
  const text = waitingText.en
  const admin = await freshTerm(stack.url)
  const { id, person, browser: applicant } = await enrolledPerson(stack.url, 1)
  await applicant.call('savePage2', { id, ...wholeContent, isFinalSubmit: true })
  const { seen } = await admin.call('waitingList', { team: 1 })
  await admin.call('setWaitingList', { team: 1, ids: [id], seen })
  const page = await windowOf(browser, await signedIn(stack.url, 'manager'))
  await page.goto(`/#${paths.applicationList}`)
  await page.getByRole('button', { name: text.open }).click()
  const sheet = page.getByRole('dialog', { name: text.title(teamNames[1].en) })
  await expect(sheet.getByRole('listitem')).toContainText(person.name)
  await expect(sheet.getByRole('button')).toHaveText([uiText.en.close])
  await page.context().close()
})
