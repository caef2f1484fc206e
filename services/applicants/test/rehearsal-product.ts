import { GRID_HOURS, TEAMS, type Team } from '@recruit/contract/constants'
import { randomOf } from '@recruit/local/testing/seeded-random'
import { createConnection, type RowDataPacket } from 'mysql2/promise'
import { admin, stack, submittedPerson } from './product.ts'
import { hoursOn, newInterviewer, setPeriod, setRules } from './timetable-product.ts'

/** Six reviewers, as the auth service would list them: two for each team. */
export const MEMBERS = ['가', '나', '다', '라', '마', '바'].map((name, index) => ({
  id: `feedbeef-1234-4abc-8def-00000000000${index}`,
  name: `심사 ${name}`,
  teams: TEAMS.filter((team) => index % TEAMS.length === team - 1),
}))

/** The checksum of every table of the product. */
export async function checksums(): Promise<Map<string, number>> {
  const connection = await createConnection(stack.mysqlAdminUrl)
  try {
    const [tables] = await connection.query<RowDataPacket[]>(
      `SELECT table_schema AS place, table_name AS name FROM information_schema.tables WHERE table_schema LIKE ?`,
      [`${stack.prefix}\\_%`],
    )
    const names = tables.map(({ place, name }) => `${place}.${name}`).join(', ')
    const [sums] = await connection.query<RowDataPacket[]>(`CHECKSUM TABLE ${names}`)
    return new Map(sums.map((row): [string, number] => [row.Table, row.Checksum]))
  } finally {
    await connection.end()
  }
}

/** Two rooms on two days, and four interviewers of all teams who are there on both of them from `first` to `last`. */
export async function prepareInterviews(first = 2, last = 9): Promise<void> {
  await setPeriod()
  await setRules({ rooms: 2, pace: TEAMS.map((team) => ({ team, minutes: 30, pause: 0, people: 1 })) })
  const hours = (2 ** (last - first) - 1) << first
  for (const name of ['김하나', '김두리', '김세찬', '김네모'])
    await newInterviewer(name, [...TEAMS], [hours, hours])
}

/** A term of random people of one team, who all submit; returns their ids and the characters of their essays. */
export async function fullTeam(team: Team, count: number, seed: number) {
  const { below } = randomOf(seed)
  const stay = () => {
    const length = 2 + below(4)
    return (2 ** length - 1) << below(GRID_HOURS - length)
  }
  const people: { id: string; characters: number }[] = []
  for (let index = 0; index < count; index++) {
    const essays = { applyReason: '가'.repeat(300 + below(500)), activityPlan: '나'.repeat(300 + below(500)) }
    const days = [stay(), stay()].map((hours) => (below(4) ? hours : 0))
    const { id } = await submittedPerson(team, { ...essays, interviewHours: hoursOn(...days) })
    people.push({ id, characters: essays.applyReason.length + essays.activityPlan.length })
  }
  return people
}

export async function beginNewTerm(): Promise<void> {
  const { objectId } = await admin.call('findSettings', { key: 1 })
  const { version } = await admin.call('getSettings', { id: objectId })
  await admin.call('newTerm', { version })
  await admin.call('modifyRecruitInfo', { isApplicationPeriod: true, cardinalNumber: '46' })
}
