import { setTimeout as pause } from 'node:timers/promises'
import type { CallName } from '@recruit/contract'
import { somebody } from '@recruit/local/testing/people'
import { type Visitor, visitor } from '@recruit/local/testing/visitor'

const PAUSE_MS = 20

/** What an uninvolved visitor felt: how long each call took, and how many calls failed. */
interface Felt {
  times: number[]
  refused: number
}

/** An applicant at an address of their own, who saves, looks up and reads, one call after the other. */
export async function createBystander(url: string, address: string) {
  const browser = visitor(url, 'en', { 'X-Forwarded-For': address })
  const person = somebody()
  const { value: id } = await browser.call('enroll', person)
  const rounds: [CallName, unknown][] = [
    ['savePage1', { id, major: '수학과' }],
    ['loadSettings', { key: 1 }],
    ['findApplicant', { ...person, team: undefined }],
    ['getApplication', { id }],
  ]
  return async function live(until: () => boolean): Promise<Felt> {
    const felt: Felt = { times: [], refused: 0 }
    for (let at = 0; !until(); at++) {
      const [name, form] = rounds[at % rounds.length] as [CallName, unknown]
      const began = performance.now()
      const status = await statusOf(browser, name, form)
      felt.times.push(performance.now() - began)
      if (status !== 200) felt.refused++
      await pause(PAUSE_MS)
    }
    return felt
  }
}

const statusOf = (browser: Visitor, name: CallName, form: unknown): Promise<number> =>
  browser.send(name, form).then(
    ({ status }) => status,
    () => 0,
  )
