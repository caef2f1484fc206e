import type { Browser, Page } from '@playwright/test'
import type { Team } from '@recruit/contract/constants'
import { emptyHours } from '@recruit/contract/interview/grid'
import { periodDays } from '@recruit/contract/interview/grid-days'
import type { Language } from '@recruit/contract/text'
import type { Visitor } from '@recruit/local/testing/visitor'
import { interviewersText } from '../src/features/timetable/setup/interviewers/text.ts'
import { paths } from '../src/paths.ts'
import { freshTerm, windowOf } from './staff.ts'

const PERIOD = '2037.12.5(토) ~ 12.7(월)'
export const DAYS = periodDays(PERIOD, new Date())?.days ?? []
export const [SATURDAY, SUNDAY, MONDAY] = ['12.5(토)', '12.6(일)', '12.7(월)'] as const

/** The screen in a term of its own, by the admin. */
export async function openSetup(
  browser: Browser,
  url: string,
  { period = PERIOD, ...window }: { period?: string; language?: Language; width?: number } = {},
) {
  const admin = await freshTerm(url)
  await admin.call('modifyRecruitInfo', { interviewPeriod: period })
  const page = await windowOf(browser, { ...admin, url } as Visitor, { language: 'ko', ...window })
  await page.goto(`/#${paths.timetableSetup}`)
  return { admin, page, stored: async () => (await admin.call('listInterviewers', {})).interviewers }
}
/** An interviewer of the marketing team with these hours of the first days, bit 0 for 8:00. */
export const stand = (admin: Visitor, name: string, ...hours: number[]) =>
  admin.call('saveInterviewer', {
    ...{ version: 0, name, member: null, teams: [1 as Team], mostPerDay: null, mostInARow: null },
    ...{ interviewHours: emptyHours().map((none, day) => hours[day] ?? none), interviewDays: DAYS },
  })
export const hoursIn = (page: Page) => page.getByRole('grid', { name: interviewersText.ko.hoursTitle })
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
