import { randomUUID } from 'node:crypto'
import { type CallName, calls } from '@recruit/contract'
import { newPerson } from '@recruit/local/testing/people'
import { randomOf } from '@recruit/local/testing/seeded-random'
import { visitor } from '@recruit/local/testing/visitor'
import { ATTACKER, type Attack, atMost, flood, holds, json, ownDraft, type Sent } from '../attack.ts'

const LOOKUPS_PER_SECOND = 400
const GUESSES_PER_SECOND = 150
/** Thirty per person, plus the two that each address block has of its own. */
const MOST_ANSWERED = 32
/** The attacker knows everything about this person but the student id. */
const VICTIM = { ...newPerson(), name: '김모름', ewhaianId: 'well-known', studentId: '2098765' }
const { name, ewhaianId } = VICTIM

const post = (call: CallName, headers: Record<string, string>, form: object): Sent => ({
  method: 'POST',
  path: calls[call].path,
  headers,
  body: JSON.stringify(form),
})

export const lookupsFlood: Attack = {
  name: 'lookups-flood',
  does: `looks ${LOOKUPS_PER_SECOND} invented people up a second, from one address`,
  seconds: 10,
  async run(target) {
    const random = randomOf(target.seed)
    return flood(LOOKUPS_PER_SECOND, target, (at) => {
      const studentId = String(1_000_000 + random.below(1_000_000))
      return post('findApplicant', json(ATTACKER), { name: '김아무', studentId, ewhaianId: `nobody${at}` })
    })
  },
}

export const identityGuesses: Attack = {
  name: 'identity-guesses',
  does: `tries ${GUESSES_PER_SECOND} student ids a second of somebody known, by lookups, enrolments and its own draft`,
  seconds: 10,
  async run(target) {
    await visitor(target.url, 'en', { 'X-Forwarded-For': '203.0.115.1' }).send('enroll', VICTIM)
    const draft = await ownDraft(target)
    const { headers = {}, body = '{}' } = draft(0)
    const { id } = JSON.parse(body)
    return flood(GUESSES_PER_SECOND, target, (at) => {
      const guess = { name, ewhaianId, studentId: String(2_000_000 + at) }
      const ways = [
        post('findApplicant', json(ATTACKER), guess),
        post('enroll', { ...json(ATTACKER), 'Idempotency-Key': randomUUID() }, { ...guess, team: 1 }),
        post('savePage1', headers, { ...guess, id }),
      ] as const
      return ways[at % 3] ?? ways[0]
    })
  },
  async after({ newcomer }, count) {
    const { team: _, ...known } = VICTIM
    const herself = await newcomer().send('findApplicant', known)
    return [
      atMost('guesses answered', count['200'] ?? 0, MOST_ANSWERED, 'guesses'),
      holds(
        'she herself is found from elsewhere',
        herself.body.checkInfoSuccess === true,
        `${herself.status}`,
      ),
    ]
  },
}
