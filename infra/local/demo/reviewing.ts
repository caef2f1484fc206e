import { type Pass, TEAMS, type Team } from '@recruit/contract/constants'
import { ESSAYS, type EssayName } from '@recruit/contract/fields/application-values'
import { type Visitor, visitor } from '../testing/visitor.ts'
import type { AddedMember } from './members.ts'
import { type Person, seeded } from './people.ts'
import { COMMENTS, CRITERIA } from './review-texts.ts'

/** The team with finished, open reviews; the other teams have yet to write theirs. */
const REVIEWED: Team = 1
const NEEDED = 2
/** How many of them are invited to an interview. */
const PLACES = 12

/** A member at a browser of her own, and how far her scores are above the others'. */
export interface Reviewer {
  browser: Visitor
  offset: number
}

/**
 * Creates criteria for every team, and reviews of nearly all applications of one, which are open. Returns who
 * reviewed.
 */
export async function review(
  admin: Visitor,
  url: string,
  added: AddedMember[],
  people: Person[],
): Promise<Reviewer[]> {
  const outcomes = new Map(people.map(({ content, pass }) => [textOf(content), pass]))
  for (const team of TEAMS) {
    const { version, criteria } = await admin.call('reviewCriteria', { team })
    if (criteria.length === 0)
      await admin.call('setReviewCriteria', { team, version, criteria: CRITERIA[team] })
  }
  const reviewers = added.filter(({ member, passphrase }) => passphrase && member.teams.includes(REVIEWED))
  // Reviewers of an earlier demo, whose passphrases are unknown.
  if (reviewers.length < NEEDED) return []
  const members = reviewers.map(({ member: { id, name, teams } }) => ({ id, name, teams }))
  const wanted = { team: REVIEWED, needed: NEEDED, members }
  const { digest } = await admin.call('previewAssignment', wanted)
  await admin.call('assignReviewers', { ...wanted, digest })
  const browsers = await Promise.all(
    reviewers.map(async ({ token, passphrase = '' }, index) => {
      const browser = visitor(url, 'ko')
      await browser.call('setPassphrase', { token, passphrase })
      return { browser, offset: (index - 1) * 0.4 }
    }),
  )
  await Promise.all(browsers.map((reviewer, index) => reviewAll(reviewer, index, outcomes)))
  await admin.call('setReviewPhase', { team: REVIEWED, isOpen: true, places: PLACES })
  return browsers
}

/** Reviews all that is assigned, except one that is left to others and one that stays a draft. */
async function reviewAll({ browser, offset }: Reviewer, index: number, outcomes: Outcomes): Promise<void> {
  const { applications } = await browser.call('listReviews', { team: REVIEWED })
  for (const [at, { id, version }] of applications.entries()) {
    const sent = { team: REVIEWED, id, version }
    if (index === 0 && at === 0) {
      await browser.call('recuseReview', { ...sent, reason: '같은 수업을 듣고 있습니다.' })
      continue
    }
    const { content, criteria } = await browser.call('reviewApplication', { team: REVIEWED, id })
    // Seeded by the text, so that reviewers mostly agree, and every demo is the same.
    const text = textOf(content)
    const [least, range] = QUALITY[outcomes.get(text) ?? 'default']
    const quality = least + range * seeded(seedOf(text))()
    const own = seeded(seedOf(`${index}${text}`))
    const scores = criteria.map((one): [string, number] => [one.id, scored(quality + offset + own() - 0.5)])
    const mean = scores.reduce((sum, [, score]) => sum + score, 0) / scores.length
    const fitting = COMMENTS[mean < 2.7 ? 'low' : mean < 3.8 ? 'middle' : 'high']
    await browser.call('saveReview', {
      ...sent,
      state: at === applications.length - 1 && index === 1 ? 'draft' : 'submitted',
      scores: Object.fromEntries(scores),
      comment: fitting[Math.floor(own() * fitting.length)] ?? '',
      note: '',
    })
  }
}

type Outcomes = Map<string, Pass>
/** From what score, and how much above it: decisions mostly follow the reviews. */
const QUALITY: Record<Pass, [least: number, range: number]> = {
  fail: [1.2, 1.8],
  default: [2.6, 1.2],
  '1stPass': [3, 1.4],
  finalPass: [3.8, 1],
}
/** Unlike in each application, also without names. */
const textOf = (content: Record<EssayName | 'major', string>) =>
  [...ESSAYS, 'major' as const].map((name) => content[name]).join('\n')

export const scored = (value: number) => Math.min(5, Math.max(1, Math.round(value)))
export const seedOf = (text: string) =>
  [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 2 ** 32, 7)
