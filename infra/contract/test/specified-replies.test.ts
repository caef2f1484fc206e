import { readFileSync, writeFileSync } from 'node:fs'
import { type CallName, calls } from '@recruit/contract'
import { sharedStack } from '@recruit/local/testing/shared-stack'
import { visitor } from '@recruit/local/testing/visitor'
import { expect, test } from 'vitest'
import { applicationOf, ENROLMENTS, OPENING, WHO } from './replies/history.ts'
import { recorder } from './replies/record.ts'
import { SPECIFIED } from './specified.ts'

/** Calls of our own that read or decide the same. */
const OWN: CallName[] = ['bulkPass', 'overview', 'withdraw', 'applicantHistory', 'settingsHistory']
const ROLES = ['visitor', 'applicant', 'manager', 'admin'] as const
/** Reasons with tests of their own: a limit, a rule of production, a moment, and the questions of staff. */
const ELSEWHERE = ['tooManyTries', 'weakPassword', 'plannedTimeHere', 'questionsChanged']

test.each(['ko', 'en'] as const)(
  'a fixed history of calls has the replies that are kept, in %s',
  async (language) => {
    const { url } = await sharedStack()
    const browsers = Object.fromEntries(WHO.map((who) => [who, visitor(url, language)]))
    const { ask, repliesOf, reached } = recorder(browsers)
    for (const step of OPENING) await ask(...step)
    const ids: string[] = []
    for (const step of ENROLMENTS) ids.push((await ask(...step)).value)
    const [id = '', other = ''] = ids
    const { objectId } = await ask('admin', 'findSettings', 'every tab saved', { key: 1 })
    for (const step of applicationOf(id, other, objectId)) await ask(...step)
    for (const name of SPECIFIED) {
      for (const who of ROLES) await ask(who, name, 'an empty form')
      if (calls[name].method === 'GET') continue
      await ask('admin', name, 'no token', {}, { 'X-XSRF-TOKEN': '' })
      await ask('admin', name, 'a body that is no JSON', {}, { 'Content-Type': 'text/plain' })
    }

    for (const [kind, names] of Object.entries({ specified: SPECIFIED, own: OWN })) {
      const file = new URL(`replies/${kind}.${language}.txt`, import.meta.url)
      if (process.env.WRITE_REPLIES === 'on') writeFileSync(file, repliesOf(names))
      expect(repliesOf(names)).toBe(readFileSync(file, 'utf8'))
    }

    const missing = SPECIFIED.flatMap((name) =>
      ['', ...(calls[name].reasons ?? [])]
        .filter((reason) => !ELSEWHERE.includes(reason) && !reached(name, reason))
        .map((reason) => `${name} ${reason}`),
    )
    expect(missing).toEqual([])
  },
)
