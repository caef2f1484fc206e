import type { Browser, BrowserContext, Page } from '@playwright/test'
import { emptyHours } from '@recruit/contract/interview/grid'
import type { Language } from '@recruit/contract/text'
import { fieldTitles } from '@recruit/local/testing/field-titles'
import { enrolledPerson, openPeriod, signedIn, wholeContent } from '@recruit/local/testing/people'
import type { Visitor } from '@recruit/local/testing/visitor'
import { fieldText } from '../src/features/application/fields/text.ts'
import { savingText } from '../src/features/application/sections/text.ts'
import { applicationText } from '../src/features/application/text.ts'
import { type ApplicationMode, paths } from '../src/paths.ts'
import { writingDraftText } from '../src/ui/drafts/writing-text.ts'
import { copyText } from '../src/ui/form/text.ts'
import { expect } from './fixtures.ts'

/** Two hours of the first day: a submission without any asks. */
export const HOURS = emptyHours().with(0, 0b110)

/** An answer to the question for a motive. */
export const MOTIVE = '조각을 꿰매어 하나로 만드는 일을 좋아합니다.'

/** An applicant in the middle of writing, in a real browser; the API looks over the shoulder. */
export interface Editor {
  id: string
  person: Awaited<ReturnType<typeof enrolledPerson>>['person']
  /** The same applicant without a window: what does the server hold? */
  api: Visitor
  context: BrowserContext
  page: Page
  open: (page: 1 | 2, mode?: ApplicationMode, tab?: Page) => Promise<void>
}

interface Options {
  language?: Language
  width?: number
  /** Has submitted this much already. */
  submitted?: boolean
}

export async function editorOf(browser: Browser, url: string, options: Options = {}): Promise<Editor> {
  const { language = 'ko', width = 1280, submitted = false } = options
  await openPeriod(url)
  const { person, browser: api, id } = await enrolledPerson(url, 2)
  if (submitted)
    await api.call('savePage2', { id, ...wholeContent, interviewHours: HOURS, isFinalSubmit: true })
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: 900 },
    locale: language === 'ko' ? 'ko-KR' : 'en-US',
  })
  await prove(context, api)
  const page = await context.newPage()
  return {
    id,
    person,
    api,
    context,
    page,
    open: async (number, mode = 'register', tab = page) => {
      await tab.goto(`/#${paths.application(mode, number, id)}`)
      await expect(tab.getByRole('textbox').first()).toBeVisible()
    },
  }
}

/** Gives a browser the proof that the API's visitor has. */
export const prove = (context: BrowserContext, { jar, url }: Visitor) =>
  context.addCookies([...jar].map(([name, value]) => ({ name, value, url })))

export const texts = (language: Language) => ({
  ...copyText[language],
  ...fieldText[language],
  ...applicationText[language],
  ...writingDraftText[language],
  ...savingText[language],
  ...fieldTitles(language),
})
export const ko = texts('ko')

/** The line that says where the text is. */
export const line = (page: Page) => page.locator('[data-saving]')
export const isIn = (page: Page, state: string) =>
  expect(line(page)).toHaveAttribute('data-saving', state, { timeout: 15_000 })

/** Presses 'try now', unless the page has already tried again automatically. */
export const tryNow = (page: Page, name = ko.tryNow) =>
  page
    .getByRole('button', { name })
    .click({ timeout: 5_000 })
    .catch(() => undefined)

/** Every copy on the device, as one text to look into. */
export const onDevice = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const request = indexedDB.open('recruit')
        request.onsuccess = () => {
          const database = request.result
          if (!database.objectStoreNames.contains('drafts')) return resolve('')
          const all = database.transaction('drafts').objectStore('drafts').getAll()
          all.onsuccess = () => {
            database.close()
            resolve(JSON.stringify(all.result))
          }
        }
        request.onerror = () => resolve('')
      }),
  )

export const setPeriod = async (url: string, isApplicationPeriod: boolean) => {
  const admin = await signedIn(url, 'admin')
  await admin.call('modifyRecruitInfo', { isApplicationPeriod })
}
