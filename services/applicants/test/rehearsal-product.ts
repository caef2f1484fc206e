import { GRID_HOURS, TEAMS, type Team } from '@recruit/contract/constants'
import { randomOf } from '@recruit/local/testing/seeded-random'
import { createConnection, type RowDataPacket } from 'mysql2/promise'
import { admin, stack, submittedPerson } from './product.ts'
import { at, hoursOn, newInterviewer, setPeriod, setRules } from './timetable-product.ts'

/** Nine reviewers, as the auth service would list them: three for each team. */
export const MEMBERS = Array.from({ length: 9 }, (_, index) => ({
  id: `feedbeef-1234-4abc-8def-00000000000${index}`,
  name: `심사 ${index + 1}`,
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

/** Rooms on two days, and four interviewers of all teams who are there on both of them from 10 to 19 o'clock. */
export async function prepareInterviews(rooms = 2): Promise<void> {
  await setPeriod()
  await setRules({ rooms, pace: TEAMS.map((team) => ({ team, minutes: 30, pause: 0, people: 1 })) })
  const hours = at(2, 3, 4, 5, 6, 7, 8, 9, 10)
  for (const name of ['김하나', '김두리', '김세찬', '김네모'])
    await newInterviewer(name, [...TEAMS], [hours, hours])
}

interface Written {
  /** Of both essays. */
  characters: number
  hours: number[]
}
/** Random people, with hours on two days. */
export function randomPeople(count: number, seed: number): Written[] {
  const { below } = randomOf(seed)
  const stay = () => {
    const length = 2 + below(4)
    return (2 ** length - 1) << below(GRID_HOURS - length)
  }
  return Array.from({ length: count }, () => ({
    characters: 600 + below(1000),
    hours: [stay(), stay()].map((hours) => (below(4) ? hours : 0)),
  }))
}

/** They enrol and submit; returns their ids. */
export async function submitAll(team: Team, people: Written[]): Promise<string[]> {
  const ids: string[] = []
  for (const { characters, hours } of people) {
    const reason = '가'.repeat(Math.floor(characters / 2))
    const essays = { applyReason: reason, activityPlan: '나'.repeat(characters - reason.length) }
    ids.push((await submittedPerson(team, { ...essays, interviewHours: hoursOn(...hours) })).id)
  }
  return ids
}

export async function beginNewTerm(): Promise<void> {
  const { objectId } = await admin.call('findSettings', { key: 1 })
  const { version } = await admin.call('getSettings', { id: objectId })
  await admin.call('newTerm', { version })
  await admin.call('modifyRecruitInfo', { isApplicationPeriod: true, cardinalNumber: '46' })
}
