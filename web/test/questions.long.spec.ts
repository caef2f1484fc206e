import { readCsv } from '@recruit/local/testing/csv'
import { signedIn } from '@recruit/local/testing/people'
import { ask } from '@recruit/local/testing/questions'
import { applicationText } from '../src/features/application/text.ts'
import { scoreText } from '../src/features/desk/score/text.ts'
import { questionsText } from '../src/features/questions/text.ts'
import { paths } from '../src/paths.ts'
import { staffLinks } from '../src/staff-links.ts'
import { dropDownText, rowText } from '../src/ui/form/text.ts'
import { editorOf, isIn } from './application-editor.ts'
import { expect, testRestoring } from './fixtures.ts'
import { reviewer } from './review-room.ts'
import { SCREENS } from './screens.ts'
import { freshTerm, windowOf } from './staff.ts'
import { expectNoViolation } from './violations.ts'

const IDEA = { ko: '이번 학기에 바꾸고 싶은 것', en: 'One thing that you would change' }
const TOOLS = { ko: '써 본 도구', en: 'Tools that you have used' }

/** Other tests write the form of the same product. */
const test = testRestoring(async (url) => ask(await signedIn(url, 'admin'), []))

for (const { language, width } of SCREENS)
  test(`a question is made, answered, scored blind and exported (${language}, ${width})`, async ({
    browser,
    stack,
    picture,
  }) => {
    const admin = await freshTerm(stack.url)
    await ask(admin, [])
    const text = questionsText[language]
    const page = await windowOf(browser, admin, { language, width })
    await page.goto(`/#${paths.adminHome}`)
    let actions = 0
    const press = async (name: string | RegExp) => {
      actions++
      await page.getByRole('button', { name }).click()
    }
    const fill = async (label: string, value: string, at = 0) => {
      actions++
      await page.getByLabel(label, { exact: true }).nth(at).fill(value)
    }
    if (width === 390) await press(dropDownText[language].more)
    actions++
    await page.getByRole('link', { name: text.title }).click()

    // An essay that a submission needs, and ticks that may stay empty.
    await press(text.add)
    await fill(text.labelKo, IDEA.ko)
    await fill(text.labelEn, IDEA.en)
    actions += 3
    await page.getByLabel(text.kind).selectOption({ label: text.kinds.essay })
    await page.getByLabel(text.page).selectOption({ label: text.pages[2] })
    await page.getByLabel(text.isRequired).check()
    await press(text.add)
    await press(text.save)
    await expect(page.getByRole('button', { name: text.labelMissing }).first()).toBeVisible()
    await fill(text.labelKo, TOOLS.ko)
    await fill(text.labelEn, TOOLS.en)
    actions++
    await page.getByLabel(text.kind).selectOption({ label: text.kinds.someOf })
    for (const [at, option] of ['Figma', 'Sketch'].entries())
      for (const label of [text.optionKo(at + 1), text.optionEn(at + 1)]) await fill(label, option)
    const frame = page.frameLocator('iframe')
    await expect(frame.getByLabel(IDEA[language])).toBeVisible()
    await expect(frame.getByRole('group', { name: TOOLS[language] }).getByLabel('Figma')).toBeVisible()
    await expectNoViolation(page, 'the questions of the form')
    await picture(page, `questions-${language}-${width}`)
    await press(text.save)
    const stored = async () =>
      (await admin.call('readQuestions', {})).questions.map(({ label }) => label[language])
    await expect.poll(stored).toEqual([IDEA[language], TOOLS[language]])
    console.log(`Two questions of two kinds: ${actions} actions`)

    // The order by keys, and by dragging.
    const heads = page.locator('ol [aria-expanded]')
    await page.getByRole('button', { name: rowText[language].up(TOOLS[language]) }).click()
    await expect(heads.first()).toContainText(TOOLS[language])
    await heads.first().click()
    await page.locator('[data-handle]').first().hover()
    await page.mouse.down()
    const below = await page.locator('[data-handle]').nth(1).boundingBox()
    if (!below) throw new Error('It is drawn')
    await page.mouse.move(below.x + 5, below.y + below.height - 5, { steps: 8 })
    await page.mouse.up()
    await expect(heads.first()).toContainText(IDEA[language])

    // An applicant answers on a phone.
    const { page: hers, open, id } = await editorOf(browser, stack.url, { language, width: 390 })
    const form = applicationText[language]
    await open(1)
    await hers.getByRole('checkbox', { name: 'Sketch' }).check()
    await isIn(hers, 'saved')
    await hers.getByRole('button', { name: form.next }).click()
    const essay = hers.getByLabel(IDEA[language])
    for (const title of ['applyReason', 'activityPlan'] as const)
      await hers.locator(`#${title}`).fill('함께하고 싶습니다.')
    await hers.getByRole('button', { name: form.submit, exact: true }).click()
    const missing = hers.getByRole('button', { name: new RegExp(IDEA[language]) })
    await expect(missing).toBeVisible()
    await expectNoViolation(hers, 'a question of the term without its answer')
    await picture(hers, `questions-asked-${language}-${width}`)
    await missing.click()
    await expect(essay).toBeFocused()
    await essay.fill('벼룩시장을 한 번 더 엽니다.')
    await isIn(hers, 'saved')
    await hers.getByRole('button', { name: form.submit, exact: true }).click()
    await hers.getByRole('button', { name: form.submitAnyway }).click()
    await hers.waitForURL(/success/)
    await expect(hers.getByText(new RegExp(TOOLS[language]))).toBeVisible()

    // A reviewer scores it without knowing who wrote it.
    const { version } = await admin.call('reviewCriteria', { team: 2 })
    const criterion = { name: '생각', weight: 1, low: '적음', middle: '보통', high: '많음' }
    await admin.call('setReviewCriteria', { team: 2, version, criteria: [criterion] })
    const { page: theirs, api } = await reviewer(browser, stack.url, { language, width }, [2])
    await theirs.goto(`/#${staffLinks.desk(2)}&mode=score`)
    await expect(theirs.getByRole('heading', { name: IDEA[language] })).toBeVisible()
    await expect(theirs.getByText('Sketch', { exact: true })).toBeVisible()
    await expectNoViolation(theirs, 'answers at the desk')
    await picture(theirs, `questions-scored-${language}-${width}`)
    await theirs.getByRole('radio', { name: scoreText[language].scoreOf(5) }).check()
    await theirs.getByRole('button', { name: scoreText[language].submit, exact: true }).click()
    await expect
      .poll(async () => (await api.call('listReviews', { team: 2 })).applications.map(({ state }) => state))
      .toContain('submitted')

    // The export has it, and a question that goes keeps its answers.
    const { csv } = await admin.call('exportApplicants', { team: 2 })
    const [head = [], ...rows] = readCsv(csv.slice(1))
    const row = rows.find((cells) => cells.includes('벼룩시장을 한 번 더 엽니다.'))
    expect(row?.[head.indexOf(TOOLS.en)]).toBe('Sketch')
    await page.reload()
    await heads.first().click()
    await page.getByRole('button', { name: rowText[language].remove(IDEA[language]) }).click()
    await page.getByRole('button', { name: text.save }).click()
    await expect(page.getByText(text.effect(IDEA[language], 'removed', 0, 1))).toBeVisible()
    await picture(page, `questions-removed-${language}-${width}`)
    await page.getByRole('button', { name: text.confirmYes, exact: true }).click()
    await expect.poll(stored).toEqual([TOOLS[language]])
    const seen = await admin.call('getApplication', { id, view: 'staff' })
    expect(Object.values(seen.answers ?? {})).toContain('벼룩시장을 한 번 더 엽니다.')
  })
