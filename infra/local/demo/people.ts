import { GRID_DAYS, type Pass, TEAMS, type Team } from '@recruit/contract/constants'
import { exampleContent } from '@recruit/contract/fields/application-values'
import type { InterviewHours } from '@recruit/contract/interview/grid'
import { GIVEN, MAJORS, PLAN_STEPS, PLANS, REASON_ENDS, REASON_MIDDLES, REASONS, SURNAMES } from './texts.ts'

/** How far an applicant came, and the outcome. */
export type Stage = 'enrolled' | 'draft' | 'submitted' | 'edited'
export interface Person {
  identity: { name: string; studentId: string; ewhaianId: string; team: Team }
  content: ReturnType<typeof contentOf>
  stage: Stage
  pass: Pass
}

/** Random numbers from 0 to 1, the same ones in every run, so that two demos can be compared. */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}
type Random = ReturnType<typeof seeded>
const oneOf = <T>(random: Random, from: readonly T[]): T => from[Math.floor(random() * from.length)] as T

/** Invents people; one in sixty has mistyped another person's student id. */
export function inventPeople(count: number, random = seeded(45)): Person[] {
  return Array.from({ length: count }, (_, index) => {
    const team = oneOf(random, TEAMS)
    const surname = SURNAMES[index % SURNAMES.length]
    const given = GIVEN[(index * 7 + Math.floor(index / GIVEN.length)) % GIVEN.length]
    const number = index > 0 && index % 60 === 0 ? index - 1 : index
    const stage = stageOf(random())
    const isJudged = stage !== 'enrolled' && stage !== 'draft'
    const pass = isJudged ? passOf(random()) : 'default'
    return {
      identity: {
        name: `${surname}${given}`,
        studentId: String(2_400_000 + number * 37),
        ewhaianId: `demo${String(index + 1).padStart(3, '0')}`,
        team,
      },
      content: contentOf(random, team, index),
      stage,
      pass,
    }
  })
}

const stageOf = (chance: number): Stage =>
  chance < 0.08 ? 'enrolled' : chance < 0.22 ? 'draft' : chance < 0.9 ? 'submitted' : 'edited'
const passOf = (chance: number): Pass =>
  chance < 0.25 ? 'default' : chance < 0.6 ? '1stPass' : chance < 0.72 ? 'finalPass' : 'fail'

function contentOf(random: Random, team: Team, index: number) {
  const phone = String(1000 + Math.floor(random() * 9000))
  return {
    ...exampleContent(),
    isEwhaian: random() < 0.93,
    major: oneOf(random, MAJORS),
    semester: String(1 + Math.floor(random() * 7)),
    email: `demo${index + 1}@example.org`,
    phonenum: `010-0000-${phone}`,
    interviewHours: hoursOf(random),
    applyReason: [
      oneOf(random, REASONS[team]),
      threeOf(index, REASON_MIDDLES),
      oneOf(random, REASON_ENDS),
    ].join('\n\n'),
    activityPlan: `${oneOf(random, PLANS)}\n\n${threeOf(index, PLAN_STEPS)}`,
    portfolioLink: random() < 0.4 ? `https://example.org/works/${index + 1}` : '',
  }
}

/** A paragraph of three sentences, another one for each person. */
function threeOf(index: number, from: readonly string[]): string {
  const random = seeded(index * 7_919)
  const left = [...from]
  return Array.from({ length: 3 }, () => left.splice(Math.floor(random() * left.length), 1)).join(' ')
}

/** Whole evenings, mornings between lectures or free days, like a student's week. */
function hoursOf(random: Random): InterviewHours {
  const habit = oneOf(random, [0b1_1111_1000_0000_0000, 0b11_1100, 0b1_1111_1100, 0b1111_1111_1100])
  return Array.from({ length: GRID_DAYS }, (_, day) => {
    if (day >= 7 || random() < 0.25) return 0
    return random() < 0.2 ? 0 : habit & ~(1 << Math.floor(random() * 17))
  })
}
