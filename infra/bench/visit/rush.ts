import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CallName } from '@recruit/contract'
import { SETTINGS_KEY } from '@recruit/contract/constants'
import { seeded } from '../../local/demo/people.ts'
import { startLoad } from '../day/load.ts'
import type { Applicant } from '../day/people.ts'
import type { CostedSide } from '../load/costs.ts'
import { assertStatus, type Measured } from '../load/load.ts'
import { extent } from '../load/ratio.ts'

/** Few visits need a longer look: processor time is counted in hundredths of a second. */
const TIMES_AS_LONG = 5
const BETWEEN_CALLS_MS = 100

/** Visits by the generator of the days: each request at its time, however long the others take; so many begin in a second. */
export function rush(url: string, perSecond: number, next: () => Applicant): CostedSide['prepare'] {
  const random = seeded(1)
  return async () => {
    const seconds = extent.seconds * TIMES_AS_LONG
    const visitors = Array.from({ length: seconds * perSecond }, next)
    const shots = visitors
      .flatMap(({ id, name, studentId, ewhaianId }, browser) => {
        const settings = { key: SETTINGS_KEY }
        const way: [CallName, unknown][] = [
          ['loadSettings', settings],
          ['loadSettings', settings],
          ['findApplicant', { name, studentId, ewhaianId }],
          ['loadSettings', settings],
          ['getApplication', { id }],
        ]
        const comes = random() * seconds * 1_000
        return way.map(([call, body], step) => ({ at: comes + step * BETWEEN_CALLS_MS, call, browser, body }))
      })
      .toSorted((a, b) => a.at - b.at)
    const browsers = visitors.map(() => ({ address: '', cookies: {} }))
    const folder = mkdtempSync(join(tmpdir(), 'recruit-visits-'))
    const generated = await startLoad(folder, { urls: [url], browsers, keep: [], shots })
    return async (): Promise<Measured> => {
      const { outcomes } = await generated.told.finally(() => rmSync(folder, { recursive: true }))
      for (const { call, status } of outcomes) assertStatus(call, status || 504, 200)
      return { perSecond: visitors.length / seconds, requests: visitors.length }
    }
  }
}
