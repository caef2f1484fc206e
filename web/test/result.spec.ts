import AxeBuilder from '@axe-core/playwright'
import type { Browser, Page } from '@playwright/test'
import type { Calls, SentTo } from '@recruit/contract'
import type { Pass, Team } from '@recruit/contract/constants'
import type { Language } from '@recruit/contract/text'
import { enrolledPerson, openPeriod, signedIn } from '@recruit/local/testing/people'
import { teamNames } from '../src/content/teams.ts'
import { resultText } from '../src/features/result/text.ts'
import { paths } from '../src/paths.ts'
import { uiText } from '../src/ui/text.ts'
import { expect, test } from './fixtures.ts'

const SCREENS = [
  { language: 'ko', width: 390 },
  { language: 'en', width: 390 },
  { language: 'ko', width: 1280 },
  { language: 'en', width: 1280 },
] as const
const DATE = '9.12(토) 오후 7시'
const TERM = {
  cardinalNumber: '45',
  applicationSubmissionPeriod: '9.1(화) ~ 9.8(화)',
  firstPresentationPeriod: '9.10(목)',
  interviewPeriod: '9.12(토) ~ 9.13(일)',
  finalPresentationPeriod: '9.15(화)',
}
const RESULTS = {
  showResultToApplicant: true,
  is1stResultPeriod: false,
  isFinalResultPeriod: false,
  isOnlineInterview: false,
  faceTofaceInterviewPlace: '학생문화관 201호',
  interviewWaitingPlace: '학생문화관 로비',
  surveyFormLink: 'https://example.org/survey',
  isMarketingPreAssignment: true,
  marketingPreAssignment: '기억에 남는 홍보 글 하나를 고르고\n이유를 한 쪽으로 써 오세요.',
  isDesignPreAssignment: true,
  designPreAssignment: '',
  designPreAssignmentBannerName: '가을 축제',
  designPreAssignmentPixelSize: '1200x400',
  designPreAssignmentSubmitPeriod: '9.11(금) 자정까지',
  masterTrainingSchedule: '9월 21일 (월) 오후 6시 30분',
  masterTrainingPlace: 'ECC B142호',
  masterTrainingWaitingPlace: 'ECC 라운지',
  masterTrainingWaitingTime: '오후 6시',
} satisfies SentTo<Calls['modifyResultInfo']>
const emptyResults = (): SentTo<Calls['modifyResultInfo']> =>
  Object.fromEntries(
    Object.entries(RESULTS).map(([field, value]) => [field, typeof value === 'boolean' ? false : '']),
  )
const MASTER = { masterName: '이다온', masterPhoneNumber: '010-0000-0000' }

type Admin = Awaited<ReturnType<typeof openPeriod>>
const set = (admin: Admin, changes: Partial<SentTo<Calls['modifyResultInfo']>> = {}) =>
  admin.call('modifyResultInfo', { ...RESULTS, ...changes })

async function openTerm(url: string) {
  const admin = await openPeriod(url)
  await admin.call('modifyRecruitInfo', { ...TERM, isApplicationPeriod: false })
  await admin.call('modifyMasterInfo', MASTER)
  return admin
}

// Other stories on the same stack begin without dates and before the results.
test.afterEach(async ({ stack }) => {
  const admin = await signedIn(stack.url, 'admin')
  await admin.call(
    'modifyRecruitInfo',
    Object.fromEntries(Object.keys(TERM).map((field) => [field, field === 'cardinalNumber' ? '45' : ''])),
  )
  await admin.call('modifyResultInfo', emptyResults())
})

/** Somebody about whom was decided; enrolled while the period was open. */
async function decided(admin: Admin, url: string, team: Team, pass: Pass) {
  await admin.call('modifyRecruitInfo', { isApplicationPeriod: true })
  const { person, id } = await enrolledPerson(url, team)
  await admin.call('modifyRecruitInfo', { isApplicationPeriod: false })
  if (pass !== 'default') await admin.call('selectPass', { _id: id, pass })
  await admin.call('setInterviewDate', { _id: id, date: DATE })
  return { name: person.name, id }
}

const open = async (browser: Browser, url: string, language: Language, width: number, isStill = true) => {
  const context = await browser.newContext({
    baseURL: url,
    locale: language,
    viewport: { width, height: 844 },
    reducedMotion: isStill ? 'reduce' : 'no-preference',
  })
  return context.newPage()
}

/** Reads a page anew: the settings may have changed since the last one. */
async function read(page: Page, path: string) {
  await page.goto('about:blank')
  await page.goto(`/#${path}`)
}

async function expectNoViolation(page: Page) {
  const { violations } = await new AxeBuilder({ page }).include('main').analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(over).toBeLessThanOrEqual(0)
}

for (const { language, width } of SCREENS) {
  const text = resultText[language]
  const keep = (name: string) => `result-${language}-${width}-${name}`

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
      expect(await page.title()).toBe(`${text.result} · ${uiText[language].site}`)
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
      await says(name, teamNames[2][language], DATE, text.faceToFace, '학생문화관 201호', '학생문화관 로비')
      await says(text.delay, '가을 축제', '1200x400', '9.11(금) 자정까지')
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

    await test.step('final pass', async () => {
      const { name, id } = await decided(admin, stack.url, 3, 'finalPass')
      await read(page, paths.result(id))
      await expect(page.getByRole('heading', { name: text.finalPass('45') })).toBeVisible()
      await says(RESULTS.masterTrainingSchedule, RESULTS.masterTrainingPlace, MASTER.masterPhoneNumber)
      await says(text.trainingWaiting(RESULTS.masterTrainingWaitingPlace, RESULTS.masterTrainingWaitingTime))
      await expect(page.getByRole('link', { name: text.back })).toBeVisible()
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

    await test.step('anything else shows the frame and the way back', async () => {
      const { name, id } = await decided(admin, stack.url, 1, 'default')
      await read(page, paths.result(id))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.yourResult(name))
      await expect(main.getByRole('heading')).toHaveCount(1)
      await expect(main.getByRole('paragraph')).toHaveCount(1)
      await expect(page.getByRole('link', { name: text.back })).toBeVisible()
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

  test(`before the announcement (${language}, ${width} px)`, async ({ browser, stack, picture }) => {
    const admin = await openTerm(stack.url)
    const page = await open(browser, stack.url, language, width)
    const { id } = await decided(admin, stack.url, 1, 'fail')
    for (const [name, title, body, current, periods] of [
      ['nothing', text.notAny, text.notAnyBody, 0, {}],
      ['first', text.notFirst, text.notFirstBody, 2, { is1stResultPeriod: true }],
      ['final', text.notFinal, text.notFinalBody, 4, { is1stResultPeriod: true, isFinalResultPeriod: true }],
    ] as const) {
      await set(admin, { showResultToApplicant: false, ...periods })
      // On a busy machine the page of the very next moment may still carry the settings from before.
      await expect(async () => {
        await read(page, paths.result(id))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title, { timeout: 3000 })
      }).toPass()
      expect(page.url()).toBe(`${stack.url}/#${paths.resultNotYet(id)}`)
      await expect(page.getByRole('main')).toContainText(body)
      const steps = page.getByRole('list', { name: text.steps }).getByRole('listitem')
      await expect(steps).toHaveCount(5)
      for (const [step, date] of [
        [0, TERM.applicationSubmissionPeriod],
        [2, TERM.firstPresentationPeriod],
        [3, TERM.interviewPeriod],
        [4, TERM.finalPresentationPeriod],
      ] as const)
        await expect(steps.nth(step)).toContainText(date)
      await expect(page.locator('[aria-current="step"]')).toHaveCount(current ? 1 : 0)
      if (current) await expect(steps.nth(current - 1)).toHaveAttribute('aria-current', 'step')
      await expectNoViolation(page)
      await picture(page, keep(`not-yet-${name}`))
    }

    await set(admin)
    await read(page, paths.resultNotYet(id))
    await expect(page.getByRole('list', { name: text.steps })).toHaveCount(0)
    await page.getByRole('link', { name: text.toResult }).click()
    await expect(page.getByRole('heading', { name: text.fail })).toBeVisible()
  })
}

interface Cover {
  html: string
  /** Milliseconds until it was taken away. */
  stood?: number
}
declare global {
  interface Window {
    covers: Cover[]
  }
}

/** Watches the covers of a page from within: one that stands for a second is too short-lived to look at from here. */
const watchCovers = (pressesKey: boolean) => {
  window.covers = []
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      const found = node.parentElement?.querySelector('[class*=cover]')
      if (!found || window.covers.length > 0) continue
      const cover: Cover = { html: found.innerHTML }
      const since = performance.now()
      window.covers.push(cover)
      if (pressesKey) setTimeout(() => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' })), 100)
      new MutationObserver(() => {
        if (!found.isConnected) cover.stood ??= performance.now() - since
      }).observe(document, { childList: true, subtree: true })
    }
  }).observe(document, { childList: true, subtree: true })
}

test('the cover is the same for every result, opens by itself and at once on a key', async ({
  browser,
  stack,
}) => {
  const admin = await openTerm(stack.url)
  await set(admin)
  const seen: string[] = []
  for (const [pass, pressesKey] of [
    ['1stPass', false],
    ['finalPass', false],
    ['fail', true],
  ] as const) {
    const { name, id } = await decided(admin, stack.url, 1, pass)
    const page = await open(browser, stack.url, 'ko', 390, false)
    await page.addInitScript(watchCovers, pressesKey)
    await page.goto(`/#${paths.result(id)}`)
    await page.waitForFunction(() => window.covers[0]?.stood !== undefined)
    const [cover] = await page.evaluate(() => window.covers)
    expect(cover?.html).toContain(resultText.ko.yourResult(name))
    seen.push(cover?.html.replaceAll(name, '') ?? '')
    if (pressesKey) expect(cover?.stood).toBeLessThan(1000)
    else expect(cover?.stood).toBeGreaterThan(1000)
    await page.context().close()
  }
  expect(new Set(seen).size).toBe(1)
})

test('looking a result up in the hour of its announcement shows it at once', async ({ browser, stack }) => {
  const admin = await openTerm(stack.url)
  await set(admin, { showResultToApplicant: false })
  await admin.call('modifyRecruitInfo', { isApplicationPeriod: true })
  const { person, id } = await enrolledPerson(stack.url)
  await admin.call('selectPass', { _id: id, pass: '1stPass' })
  const page = await open(browser, stack.url, 'en', 1280)
  await page.goto(`/#${paths.resultLookup}`)
  const shared = uiText.en
  await page.getByLabel(shared.name).fill(person.name)
  await page.getByLabel(shared.studentId).fill(person.studentId)
  await page.getByLabel(shared.ewhaianId).fill(person.ewhaianId)
  // The page still holds the settings from before this.
  await set(admin)
  await page.getByRole('button', { name: resultText.en.lookupSubmit }).click()
  await expect(page.getByRole('heading', { name: resultText.en.firstPass })).toBeVisible()
})
