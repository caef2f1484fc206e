import type { Browser, Page } from '@playwright/test'
import type { Calls, SentTo } from '@recruit/contract'
import type { Pass, Team } from '@recruit/contract/constants'
import { writtenDate } from '@recruit/contract/interview/written-date'
import type { Language } from '@recruit/contract/text'
import { enrolledPerson, type newPerson, openPeriod, signedIn } from '@recruit/local/testing/people'
import { resultText } from '../src/features/result/text.ts'
import { formText } from '../src/ui/form/text.ts'
import { testRestoring } from './fixtures.ts'
import type { SCREENS } from './screens.ts'

/** `date` is a written date in the screen's language, `keep` the name of a picture. */
export const resultScreens = (screens: readonly (typeof SCREENS)[number][]) =>
  screens.map(({ language, width }) => ({
    language,
    width,
    text: resultText[language],
    date: (written: string) => writtenDate(written, language),
    keep: (picture: string) => `result-${language}-${width}-${picture}`,
  }))
export const DATE = '9.12(토) 오후 7시'
export const TERM = {
  cardinalNumber: '45',
  applicationSubmissionPeriod: '9.1(화) ~ 9.8(화)',
  firstPresentationPeriod: '9.10(목)',
  interviewPeriod: '9.12(토) ~ 9.13(일)',
  finalPresentationPeriod: '9.15(화)',
}
export const RESULTS = {
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
export const MASTER = { masterName: '이다온', masterPhoneNumber: '010-0000-0000' }

type Admin = Awaited<ReturnType<typeof openPeriod>>
export const set = (admin: Admin, changes: Partial<SentTo<Calls['modifyResultInfo']>> = {}) =>
  admin.call('modifyResultInfo', { ...RESULTS, ...changes })

export async function openTerm(url: string) {
  const admin = await openPeriod(url)
  await admin.call('modifyRecruitInfo', { ...TERM, isApplicationPeriod: false })
  await admin.call('modifyMasterInfo', MASTER)
  return admin
}

// Other stories on the same stack begin without dates and before the results.
export const test = testRestoring(async (url) => {
  const admin = await signedIn(url, 'admin')
  await admin.call(
    'modifyRecruitInfo',
    Object.fromEntries(Object.keys(TERM).map((field) => [field, field === 'cardinalNumber' ? '45' : ''])),
  )
  await admin.call('modifyResultInfo', emptyResults())
})

/** An applicant about whom was decided; enrolled while the period was open. */
export async function decided(admin: Admin, url: string, team: Team, pass: Pass) {
  await admin.call('modifyRecruitInfo', { isApplicationPeriod: true })
  const { person, id } = await enrolledPerson(url, team)
  await admin.call('modifyRecruitInfo', { isApplicationPeriod: false })
  if (pass !== 'default') await admin.call('selectPass', { _id: id, pass })
  await admin.call('setInterviewDate', { _id: id, date: DATE })
  return { name: person.name, id }
}

export const open = async (
  browser: Browser,
  url: string,
  language: Language,
  width: number,
  isStill = true,
) => {
  const context = await browser.newContext({
    baseURL: url,
    locale: language,
    viewport: { width, height: 844 },
    reducedMotion: isStill ? 'reduce' : 'no-preference',
  })
  return context.newPage()
}

/** Identifies a person on the page that looks results up. */
export async function lookUp(page: Page, { name, studentId, ewhaianId }: ReturnType<typeof newPerson>) {
  const text = formText.en
  await page.getByLabel(text.name).fill(name)
  await page.getByLabel(text.studentId).fill(studentId)
  await page.getByLabel(text.ewhaianId).fill(ewhaianId)
  await page.getByRole('button', { name: resultText.en.lookupSubmit }).click()
}

/** Reloads a page, because the settings may have changed since the last one. */
export async function read(page: Page, path: string) {
  await page.goto('about:blank')
  await page.goto(`/#${path}`)
}
