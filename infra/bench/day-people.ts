import { randomUUID } from 'node:crypto'
import { PASS_STATES, type Pass, TEAMS } from '@recruit/contract/constants'
import type { TestStack } from '@recruit/local/testing/stack'
import { createConnection } from 'mysql2/promise'

/** Somebody whose application is in the database before the day begins. */
export interface Applicant {
  id: string
  name: string
  studentId: string
  ewhaianId: string
  pass: Pass
  date: string
}

const ESSAY = '여러 사람이 함께 쓰는 것을 만들고 싶습니다. '.repeat(20).trim()
const EMPTY_HOURS = JSON.stringify(Array(32).fill(0))

/** So many people, each status in turn, each with a date of their own where they are invited. */
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

/** Writes them straight into the table: submitted applications, or drafts without a word in them. */
export async function insertApplicants(
  { mysqlAdminUrl, prefix }: TestStack,
  people: Applicant[],
  how: 'submitted' | 'drafts',
): Promise<void> {
  const essay = how === 'submitted' ? ESSAY : ''
  const content = {
    isEwhaian: true,
    major: '컴퓨터공학과(희망)',
    semester: '3',
    email: 'gaon@example.org',
    phonenum: '010-1234-5678',
    interviewHours: JSON.parse(EMPTY_HOURS),
    applyReason: essay,
    activityPlan: essay,
    portfolioLink: '',
  }
  const submitted = how === 'submitted' ? JSON.stringify(content) : null
  const { isEwhaian, major, semester, email, phonenum } = content
  const mysql = await createConnection(mysqlAdminUrl)
  for (let from = 0; from < people.length; from += 500) {
    const rows = people
      .slice(from, from + 500)
      .map(({ id, name, studentId, ewhaianId, pass, date }, index) => [
        ...[id, 1, name, studentId, ewhaianId, TEAMS[index % TEAMS.length], pass, date],
        ...[isEwhaian, major, semester, email, phonenum, EMPTY_HOURS, essay, essay],
        ...[submitted, submitted ? 1 : 0, submitted ? new Date() : null],
      ])
    await mysql.query(
      `INSERT INTO ${prefix}_applicants.applications
        (id, term, name, student_id, ewhaian_id, team, pass, date, is_ewhaian, major, semester, email, phonenum,
         interview_hours, apply_reason, activity_plan, submitted, submissions, submitted_at) VALUES ?`,
      [rows],
    )
  }
  await mysql.end()
}
