import { ESSAY_MAX } from '@recruit/contract/constants'
import { formText } from '../src/ui/form/text.ts'
import { uiText } from '../src/ui/text.ts'
import { editorOf, isIn, ko, line, onDevice } from './application-editor.ts'
import { expect, test } from './fixtures.ts'

test('the counter of an essay longer than the screen stays in sight while one types', async ({
  browser,
  stack,
}) => {
  const { page, open } = await editorOf(browser, stack.url, { width: 390 })
  await open(2)
  const essay = page.getByLabel(ko.applyReason)
  const counter = page.locator('#applyReason-count')
  await essay.fill('조각을 꿰맵니다.\n'.repeat(60))
  await essay.press('Control+End')
  await essay.pressSequentially('끝')
  await expect(counter).toBeInViewport({ ratio: 1 })
  const isCovered = await counter.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return !element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
  expect(isCovered).toBe(false)
})

test('1,001 syllables: typing goes on, that essay stays on the device and says so, the other is saved', async ({
  browser,
  stack,
  picture,
}) => {
  const { page, open, api, id, context } = await editorOf(browser, stack.url)
  await open(2)
  const long = '가'.repeat(ESSAY_MAX + 1)
  const essay = page.getByLabel(ko.applyReason)
  await essay.fill(long)
  await page.getByLabel(ko.activityPlan).fill('계획은 짧습니다.')
  await page.getByLabel(ko.activityPlan).blur()
  await isIn(page, 'saved')
  await expect(page.getByText(ko.over(1))).toBeVisible()
  await expect(line(page)).toContainText(ko.heldWrong('지원 동기'))
  await expect(essay).toHaveValue(long)
  await expect.poll(() => onDevice(page)).toContain(long)
  expect(await api.call('getApplication', { id })).toMatchObject({
    applyReason: '',
    activityPlan: '계획은 짧습니다.',
  })
  await picture(page, 'typing-over')
  await page.getByRole('button', { name: ko.saveDraft }).click()
  await expect(page.getByRole('dialog')).toContainText(ko.savedExcept('지원 동기'))
  await page.getByRole('dialog').getByRole('button', { name: uiText.ko.ok }).click()
  await page.getByRole('button', { name: ko.submit, exact: true }).click()
  await expect(page.getByRole('heading', { name: formText.ko.problems })).toBeVisible()

  await essay.press('End')
  await essay.press('Backspace')
  await isIn(page, 'changed')
  await essay.blur()
  await isIn(page, 'saved')
  await expect(page.getByText(ko.left(0))).toBeVisible()
  expect((await api.call('getApplication', { id })).applyReason).toHaveLength(ESSAY_MAX)
  await context.close()
})

test('a syllable composed across the limit is never cut or formatted', async ({ browser, stack }) => {
  const { page, open, context } = await editorOf(browser, stack.url)
  await open(2)
  const full = '가'.repeat(ESSAY_MAX - 1)
  const essay = page.getByLabel(ko.applyReason)
  await essay.fill(full)
  await essay.press('Control+End')
  const keyboard = await context.newCDPSession(page)
  const compose = (text: string) =>
    keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  for (const step of ['ㅎ', '하', '한']) await compose(step)
  await expect(essay).toHaveValue(`${full}한`)
  await keyboard.send('Input.insertText', { text: '한' })
  for (const step of ['ㄱ', '그', '글']) await compose(step)
  await expect(essay).toHaveValue(`${full}한글`)
  await keyboard.send('Input.insertText', { text: '글' })
  await expect(essay).toHaveValue(`${full}한글`)
  await expect(page.getByText(ko.over(1))).toBeVisible()
  await context.close()
})

test('names, student id and phone are put in order when their field is left, not while composing', async ({
  browser,
  stack,
}) => {
  const { page, open, context } = await editorOf(browser, stack.url)
  await open(1)
  const name = page.getByLabel(formText.ko.name, { exact: true })
  await name.fill('  김가온'.normalize('NFD'))
  const keyboard = await context.newCDPSession(page)
  await keyboard.send('Input.imeSetComposition', { text: '하', selectionStart: 1, selectionEnd: 1 })
  await expect(name).toHaveValue(`${'  김가온'.normalize('NFD')}하`)
  await keyboard.send('Input.insertText', { text: '하' })
  await name.blur()
  await expect(name).toHaveValue('김가온하')
  const phone = page.getByLabel(ko.phonenum)
  await phone.fill('01012345678')
  await phone.blur()
  await expect(phone).toHaveValue('010-1234-5678')
  await phone.fill('+1 415 555 0100')
  await phone.blur()
  await expect(phone).toHaveValue('+1 415 555 0100')
  await phone.fill('０１０１２３４５６７８')
  await phone.blur()
  await expect(phone).toHaveValue('010-1234-5678')
  const studentId = page.getByLabel(formText.ko.studentId)
  await studentId.fill('21 0 0 001')
  await expect(studentId).toHaveValue('2100001')
  await studentId.fill('２１００００２')
  await expect(studentId).toHaveValue('2100002')
  await context.close()
})

test('autosave leaves out the identity and what is malformed, and says what waits for what', async ({
  browser,
  stack,
  picture,
}) => {
  const { page, open, api, id, person, context } = await editorOf(browser, stack.url)
  await open(1)
  const saves: object[] = []
  page.on('request', (request) => {
    if (/update\/page/.test(request.url())) saves.push(request.postDataJSON())
  })
  await page.getByLabel(formText.ko.name, { exact: true }).fill('김새이름')
  await page.getByLabel(ko.email).fill('not an address')
  await page.getByLabel(ko.major).fill('컴퓨터공학(희망)')
  await page.getByLabel(ko.major).blur()
  await isIn(page, 'saved')
  await expect(line(page)).toContainText(ko.heldIdentity('이름'))
  await expect(line(page)).toContainText(ko.heldWrong('이메일'))
  await expect(page.getByRole('dialog')).toHaveCount(0)
  for (const save of saves) {
    for (const field of ['name', 'studentId', 'ewhaianId', 'email']) expect(save).not.toHaveProperty(field)
  }
  expect(await api.call('getApplication', { id })).toMatchObject({
    name: person.name,
    email: '',
    major: '컴퓨터공학(희망)',
  })
  await picture(page, 'typing-held')
  await page.getByLabel(ko.email).fill('gaon@example.org')
  await page.getByRole('button', { name: ko.saveDraft }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ko.savedTitle)
  expect(await api.call('getApplication', { id })).toMatchObject({
    name: '김새이름',
    email: 'gaon@example.org',
  })
  await context.close()
})
