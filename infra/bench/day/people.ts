import { randomUUID } from 'node:crypto'
import { PASS_STATES, type Pass, TEAMS, type Team } from '@recruit/contract/constants'
import { ESSAYS, emptyContent, exampleContent } from '@recruit/contract/fields/application-values'
import { nameKeyOf } from '@recruit/contract/text'
import { fromElsewhere } from '@recruit/local/testing/addresses'
import type { TestStack } from '@recruit/local/testing/stack'
import { visitor } from '@recruit/local/testing/visitor'
import { query } from '../bench.ts'
import type { PlannedBrowser } from './plan.ts'

/** An applicant whose application is in the database before the day begins. */
export interface Applicant {
  id: string
  name: string
  studentId: string
  ewhaianId: string
  pass: Pass
  date: string
}

const CAMPUS = '198.51.100.7'
const ON_CAMPUS = 0.7
const LOOKED_UP_AT_ONCE = 8
const ESSAY = '여러 사람이 함께 쓰는 것을 만들고 싶습니다. '.repeat(20).trim()

/** People of alternating statuses, each invited one with a date of her own. */
export const inventApplicants = (count: number): Applicant[] =>
  Array.from({ length: count }, (_, index) => {
    const pass = PASS_STATES[index % PASS_STATES.length] ?? 'default'
    const isInvited = pass === '1stPass' || pass === 'finalPass'
    return {
      id: randomUUID(),
      name: `김가온${index}`,
      studentId: String(2_000_000 + index),
      ewhaianId: `day${index}`,
      pass,
      date: isInvited ? `12.${(index % 28) + 1} 18:30, ${index}번` : '',
    }
  })

/** What a person looks herself up by. */
export const identityOf = ({ name, studentId, ewhaianId }: Applicant) => ({ name, studentId, ewhaianId })

/** Inserts them directly: submitted applications, or empty drafts. */
export async function insertApplicants(
  { mysqlAdminUrl, prefix }: TestStack,
  people: Applicant[],
  how: 'submitted' | 'drafts',
  teamOf = (index: number): Team => TEAMS[index % TEAMS.length] ?? TEAMS[0],
): Promise<void> {
  const essay = how === 'submitted' ? ESSAY : ''
  const content = {
    ...emptyContent(),
    ...exampleContent(),
    ...Object.fromEntries(ESSAYS.map((name) => [name, essay])),
    portfolioLink: '',
  }
  const written = Object.fromEntries(Object.entries(content).map(([name, value]) => [name, asStored(value)]))
  const submission =
    how === 'submitted'
      ? { submitted: JSON.stringify(content), submissions: 1, submittedAt: new Date() }
      : { submitted: null, submissions: 0, submittedAt: null }
  const rows = people.map((person, index) => ({
    ...person,
    nameKey: nameKeyOf(person.name),
    term: 1,
    team: teamOf(index),
    ...written,
    ...submission,
  }))
  const columns = Object.keys(rows[0] ?? {}).map(asColumn)
  const insert = `INSERT INTO ${prefix}_applicants.applications (??) VALUES ?`
  for (let from = 0; from < rows.length; from += 500) {
    const values = rows.slice(from, from + 500).map((row) => Object.values(row))
    await query(mysqlAdminUrl, insert, [columns, values])
  }
}

const asColumn = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
/** Hours and dates are stored as JSON. */
const asStored = (value: unknown) => (typeof value === 'object' && value ? JSON.stringify(value) : value)

/** The address of a browser: seven of ten share a campus's. */
export const browserOf = (random: () => number): PlannedBrowser => ({
  address: random() < ON_CAMPUS ? CAMPUS : (fromElsewhere()['X-Forwarded-For'] ?? ''),
  cookies: {},
})

/** A browser for each, which has proved its application. */
export async function lookedUp(
  url: string,
  people: Applicant[],
  random: () => number,
): Promise<PlannedBrowser[]> {
  const browsers = people.map(() => browserOf(random))
  let next = 0
  const worker = async () => {
    for (let index = next++; index < people.length; index = next++) {
      const [person, planned] = [people[index] as Applicant, browsers[index] as PlannedBrowser]
      const browser = visitor(url, 'ko', { 'X-Forwarded-For': planned.address })
      await browser.call('findApplicant', identityOf(person))
      planned.cookies = Object.fromEntries(browser.jar)
    }
  }
  await Promise.all(Array.from({ length: LOOKED_UP_AT_ONCE }, worker))
  return browsers
}
