import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { Team } from '@recruit/contract/constants'
import type { Language } from '@recruit/contract/text'
import { newPerson, signedIn, wholeContent } from '@recruit/local/testing/people'
import { type Visitor, visitor } from '@recruit/local/testing/visitor'
import { adminOf, windowOf } from './staff.ts'

/** A signed-in member of the staff in a real browser; the API sees what the server holds. */
interface StaffDesk {
  api: Visitor
  context: BrowserContext
  page: Page
}

interface Options {
  role?: 'admin' | 'manager'
  language?: Language
  width?: number
}

export async function staffDesk(browser: Browser, url: string, options: Options = {}): Promise<StaffDesk> {
  const { role = 'admin', language = 'ko', width = 1280 } = options
  const api = await signedIn(url, role)
  const page = await windowOf(browser, { ...api, url }, { language, width })
  return { api, context: page.context(), page }
}

interface Wanted {
  team?: Team
  drafts?: number
  /** A search word that only these applicants have in common. */
  mark: string
}

/** Some people who applied together; the first `drafts` of them have not submitted. */
export async function applicants(url: string, count: number, { team = 1, drafts = 0, mark }: Wanted) {
  const admin = await adminOf(url)
  await admin.call('modifyRecruitInfo', { isApplicationPeriod: true, cardinalNumber: '45' })
  const all = []
  // One after the other: forty together wait for each other longer than a call may take.
  for (let index = 0; index < count; index++) {
    const browser = visitor(url)
    const person = { ...newPerson(team), ewhaianId: `${mark}-${index}` }
    const { value = '' } = await browser.call('enroll', person)
    const content = {
      ...wholeContent,
      email: `${mark}${index}@example.org`,
      phonenum: `010-0000-000${index}`,
    }
    if (index >= drafts) await browser.call('savePage2', { id: value, ...content, isFinalSubmit: true })
    all.push({ ...person, id: value, browser })
  }
  return all
}
