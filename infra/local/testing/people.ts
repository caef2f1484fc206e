import type { Calls, SentTo } from '@recruit/contract'
import type { Team } from '@recruit/contract/constants'
import { ADMIN_KEY, MANAGER_KEY } from './stack.ts'
import { type Visitor, visitor } from './visitor.ts'

/** Invented people and what they do first, for any test that needs them. */
let enrolled = 0

/** A person whom nobody else in this run is. */
export function somebody(team: Team = 1) {
  enrolled++
  return {
    name: `김가온${enrolled}`,
    studentId: String(2_100_000 + enrolled),
    ewhaianId: `gaon${enrolled}`,
    team,
  }
}

/** Everything that a complete application says, beside who it is. */
export const wholeContent = {
  isEwhaian: true,
  major: '컴퓨터공학과(희망)',
  semester: '3',
  email: 'gaon@example.org',
  phonenum: '010-1234-5678',
  applyReason: '여러 사람이 함께 쓰는 것을 만들고 싶습니다.',
  activityPlan: '매주 월요일 회의에 나가 한 학기에 하나를 완성하겠습니다.',
  portfolioLink: 'https://example.org/gaon',
} satisfies Partial<SentTo<Calls['savePage1']>>

export async function signedIn(url: string, role: 'admin' | 'manager'): Promise<Visitor> {
  const staff = visitor(url)
  await staff.call('login', { pw: role === 'admin' ? ADMIN_KEY : MANAGER_KEY })
  return staff
}

/** An admin who has added the settings record and opened the period; `stop` of the period is a change of settings. */
export async function openPeriod(url: string): Promise<Visitor> {
  const admin = await signedIn(url, 'admin')
  await admin.call('initSettings', {})
  await admin.call('modifyRecruitInfo', { isApplicationPeriod: true, cardinalNumber: '45' })
  return admin
}

/** A browser in which somebody has just enrolled. */
export async function enrolledPerson(url: string, team: Team = 1) {
  const person = somebody(team)
  const browser = visitor(url)
  const { value } = await browser.call('enroll', person)
  if (!value) throw new Error(`${person.name} could not enrol`)
  return { person, browser, id: value }
}
