import { randomUUID } from 'node:crypto'
import { type KeyRole, ROLES, type Role } from '@recruit/contract/calls/roles'
import type { Team } from '@recruit/contract/constants'
import { exampleContent } from '@recruit/contract/fields/application-values'
import { KEYS } from './stack.ts'
import { type Visitor, visitor } from './visitor.ts'

/** Invented people and their first steps, for all tests. */
let enrolled = 0

/** A unique person of this run. */
export function newPerson(team: Team = 1) {
  enrolled++
  return {
    name: `김가온${enrolled}`,
    studentId: String(2_100_000 + enrolled),
    ewhaianId: `gaon${enrolled}`,
    team,
  }
}

/** The content of a complete application, without the identity and the interview hours. */
export const wholeContent = exampleContent()

/** A signed-in browser: with the key of the role or, if it has none, as a new member. */
export async function signedIn(url: string, role: Role): Promise<Visitor> {
  if (!isKeyRole(role)) return (await newMember(url, { role })).browser
  const staff = visitor(url)
  await staff.call('login', { pw: KEYS[role] })
  return staff
}
const isKeyRole = (role: Role): role is KeyRole => ROLES[role].hasKey

export const PASSPHRASE = 'rain umbrellas 7 harbour'

/** A member whom the admin has just added, and the browser in which she has set her passphrase. */
export async function newMember(url: string, { role, teams = [1] }: { role: Role; teams?: Team[] }) {
  const admin = await signedIn(url, 'admin')
  const { member, token } = await admin.call('addMember', {
    name: `김나래 ${randomUUID().slice(0, 6)}`,
    role,
    teams,
  })
  const browser = visitor(url)
  await browser.call('setPassphrase', { token, passphrase: PASSPHRASE })
  return { ...member, browser, admin }
}

/** An admin who has created the settings record and opened the period; a change of settings ends it. */
export async function openPeriod(url: string): Promise<Visitor> {
  const admin = await signedIn(url, 'admin')
  await admin.call('initSettings', {})
  await admin.call('modifyRecruitInfo', { isApplicationPeriod: true, cardinalNumber: '45' })
  return admin
}

/** A browser in which an applicant has just enrolled. */
export async function enrolledPerson(url: string, team: Team = 1) {
  const person = newPerson(team)
  const browser = visitor(url)
  const { value } = await browser.call('enroll', person)
  if (!value) throw new Error(`${person.name} could not enrol`)
  return { person, browser, id: value }
}
