import type { Browser, Page } from '@playwright/test'
import type { Team } from '@recruit/contract/constants'
import type { Language } from '@recruit/contract/text'
import { newMember, signedIn } from '@recruit/local/testing/people'
import { scoreText } from '../src/features/desk/score/text.ts'
import { staffLinks } from '../src/staff-links.ts'
import { expect } from './fixtures.ts'
import { freshTerm, windowOf } from './staff.ts'
import { applicants } from './staff-desk.ts'

/** A team that judges together: its applications, its criteria and members who review them. */

const sentences = { low: '까닭이 없습니다.', middle: '까닭이 있습니다.', high: '까닭이 뚜렷합니다.' }
const CRITERIA = [
  { name: '열정', weight: 3, ...sentences },
  { name: '계획', weight: 1, ...sentences },
]

export async function reviewedTeam(url: string, count: number, mark: string) {
  await freshTerm(url)
  const people = await applicants(url, count, { mark })
  const admin = await signedIn(url, 'admin')
  const { version } = await admin.call('reviewCriteria', { team: 1 })
  await admin.call('setReviewCriteria', { team: 1, version, criteria: CRITERIA })
  return { people, admin }
}

/** A new member of the team, and a browser in which she has signed in. */
export async function reviewer(
  browser: Browser,
  url: string,
  view: { language?: Language; width?: number } = { language: 'ko' },
  teams: Team[] = [1],
) {
  const member = await newMember(url, { role: 'reviewer', teams })
  const page = await windowOf(browser, { ...member.browser, url }, view)
  return { member, api: member.browser, page, context: page.context() }
}

/** The numbers of the applications, in the order of the reviewer's list. */
export async function numbersOf({ call }: Awaited<ReturnType<typeof reviewer>>['api']) {
  const { applications } = await call('listReviews', { team: 1 })
  return (at: number) => applications[at - 1]?.number ?? 0
}

export async function openScoring(page: Page, language: Language = 'ko') {
  await page.goto(`/#${staffLinks.desk(1)}&mode=score`)
  await expect(page.getByRole('heading', { name: scoreText[language].form })).toBeVisible()
}
