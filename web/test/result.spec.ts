import { community } from '../src/content/community.ts'
import { teamNames } from '../src/content/teams.ts'
import { paths } from '../src/paths.ts'
import { uiText } from '../src/ui/text.ts'
import { expect } from './fixtures.ts'
import {
  DATE,
  decided,
  MASTER,
  open,
  openTerm,
  RESULTS,
  read,
  resultScreens,
  set,
  test,
} from './result-page.ts'
import { opened, SCREENS } from './screens.ts'
import { expectNoViolation } from './violations.ts'

for (const { language, width, text, date, keep } of resultScreens(opened('result', SCREENS))) {
  test(`every result, told by neither title nor address (${language}, ${width} px)`, async ({
    browser,
    stack,
    picture,
  }) => {
    const admin = await openTerm(stack.url)
    await set(admin)
    const page = await open(browser, stack.url, language, width)
    const quiet = async (name: string, id: string) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.yourResult(name))
      await expect(page).toHaveTitle(`${text.result} · ${uiText[language].site}`)
      expect(page.url()).toBe(`${stack.url}/#${paths.result(id)}`)
      await expectNoViolation(page)
    }
    const main = page.getByRole('main')
    const says = async (...words: string[]) => {
      for (const said of words) await expect(main).toContainText(said)
    }

    await test.step('first round, face to face, with the pre-assignment of design', async () => {
      const { name, id } = await decided(admin, stack.url, 2, '1stPass')
      await read(page, paths.result(id))
      await expect(page.getByRole('heading', { name: text.firstPass })).toBeVisible()
      await says(
        name,
        teamNames[2][language],
        date(DATE),
        text.faceToFace,
        '학생문화관 201호',
        '학생문화관 로비',
      )
      await says(
        text.delay,
        '가을 축제',
        '1200x400',
        date('9.11(금) 자정까지'),
        text.makeBanner('가을 축제', '1200x400'),
      )
      await says(`${text.sendTo} ${community.email}`)
      await expect(page.getByRole('link', { name: text.surveyLink })).toHaveAttribute(
        'href',
        RESULTS.surveyFormLink,
      )
      await quiet(name, id)
      await picture(page, keep('first-face'))
    })

    await test.step('first round, online, with the pre-assignment of marketing', async () => {
      await set(admin, { isOnlineInterview: true, surveyFormLink: '' })
      const { name, id } = await decided(admin, stack.url, 1, '1stPass')
      await read(page, paths.result(id))
      await says(text.online, '이유를 한 쪽으로 써 오세요.')
      await expect(main).not.toContainText('학생문화관')
      await expect(main).not.toContainText('1200x400')
      await expect(page.getByRole('link', { name: text.surveyLink })).toHaveCount(0)
      await quiet(name, id)
      await picture(page, keep('first-online'))
    })

    await test.step('a pre-assignment of which nothing is said yet is not announced', async () => {
      const none = {
        designPreAssignmentBannerName: '',
        designPreAssignmentPixelSize: '',
        designPreAssignmentSubmitPeriod: '',
      }
      await set(admin, none)
      const { id } = await decided(admin, stack.url, 2, '1stPass')
      await read(page, paths.result(id))
      await expect(page.getByRole('heading', { name: text.firstPass })).toBeVisible()
      await expect(page.getByRole('heading', { name: text.assignment })).toHaveCount(0)
      await set(admin)
    })

    await test.step('final pass', async () => {
      const { name, id } = await decided(admin, stack.url, 3, 'finalPass')
      await read(page, paths.result(id))
      await expect(page.getByRole('heading', { name: text.finalPass('45') })).toBeVisible()
      await says(date(RESULTS.masterTrainingSchedule), RESULTS.masterTrainingPlace, MASTER.masterPhoneNumber)
      const waitsFrom = date(RESULTS.masterTrainingWaitingTime)
      await says(text.trainingWaiting(RESULTS.masterTrainingWaitingPlace, waitsFrom))
      await expect(page.getByRole('link', { name: uiText[language].toHome })).toBeVisible()
      await quiet(name, id)
      await picture(page, keep('final'))
    })

    await test.step('not this time', async () => {
      const { name, id } = await decided(admin, stack.url, 1, 'fail')
      await read(page, paths.result(id))
      await says(text.failThanks(name), text.failBody('45'), text.failHope, MASTER.masterName)
      await expect(page.getByRole('link', { name: MASTER.masterPhoneNumber })).toBeVisible()
      await quiet(name, id)
      await picture(page, keep('fail'))
    })

    await test.step('somebody undecided reads a sentence, and has the way back', async () => {
      const { name, id } = await decided(admin, stack.url, 1, 'default')
      await read(page, paths.result(id))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.yourResult(name))
      await expect(main.getByRole('heading')).toHaveCount(1)
      await says(text.undecided)
      await expect(page.getByRole('link', { name: uiText[language].toHome })).toBeVisible()
      await quiet(name, id)
      await picture(page, keep('default'))
    })

    await test.step('an address that names nobody leads to the lookup', async () => {
      for (const id of ['aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa', 'nobody']) {
        await read(page, paths.result(id))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.unknown)
      }
      await expectNoViolation(page)
      await picture(page, keep('unknown'))
      await page.getByRole('link', { name: text.lookupSubmit }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.lookup)
      await expectNoViolation(page)
    })
  })
}
