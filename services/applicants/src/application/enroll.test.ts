import type { SettingsClient } from '@recruit/settings-client/client'
import { expect, test } from 'vitest'
import { enroll } from './enroll.ts'

const settings = { now: async () => ({ term: 1, isApplicationPeriod: false, closesAt: '' }) }
const person = { name: '김가온', studentId: '2100001', ewhaianId: 'gaon', team: 1, language: 'ko' } as const
const key = { key: crypto.randomUUID(), request: 'x' }

/** The stores' calls while an applicant tries to enrol outside the period. */
async function asked(existing: string | null): Promise<string[]> {
  const seen: string[] = []
  const noting = (name: string, answer: unknown) => async () => {
    seen.push(name)
    return answer
  }
  const stores = {
    applicants: { find: noting('find', existing), clock: noting('clock', new Date()) },
    idempotencyRecords: { find: noting('outcome', null) },
  } as unknown as Parameters<typeof enroll>[0]
  const counted = async (_identity: object, create: () => Promise<string>) => {
    seen.push('counted')
    return create()
  }
  await expect(enroll(stores, settings as unknown as SettingsClient, person, counted, key)).rejects.toThrow()
  return seen
}

// evidence: M111 threat.lookup-guessing
test('an enrolment with a key costs the same and counts, whether there is such an application or not', async () => {
  expect(await asked('3fa0b3c2-0000-4000-8000-000000000001')).toEqual(await asked(null))
  expect(await asked(null)).toEqual(['counted', 'find', 'outcome'])
})
