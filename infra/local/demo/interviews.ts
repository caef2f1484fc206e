import { randomUUID } from 'node:crypto'
import { DAY_TAPS_MAX, TEAMS, type Team } from '@recruit/contract/constants'
import { appointmentTimes } from '@recruit/contract/interview/appointment-times'
import type { DayState } from '@recruit/contract/interview/day'
import type { Visitor } from '../testing/visitor.ts'
import { seeded } from './people.ts'
import { type Reviewer, scored, seedOf } from './reviewing.ts'

const MINUTE = 60_000
const [INTERVIEWED, STAGE] = [1 as const, 'interview' as const]

const CRITERIA = [
  {
    name: '대화',
    weight: 2,
    low: '묻는 말과 다른 이야기를 합니다.',
    middle: '묻는 말에 답합니다.',
    high: '듣고, 자기 말로 답하고, 되묻습니다.',
  },
  {
    name: '함께할 준비',
    weight: 1,
    low: '언제 무엇을 할 수 있는지 모릅니다.',
    middle: '할 수 있는 시간이 있습니다.',
    high: '맡을 일과 시간을 스스로 말합니다.',
  },
]
const OF_ALL = [
  { text: '왜 이 팀에 지원했나요?', shows: '자기 경험에서 나온 까닭' },
  { text: '여럿이 한 일 가운데 가장 어려웠던 것은 무엇이었나요?', shows: '갈등을 말로 풀어 본 경험' },
]
const OF_TEAM: Record<Team, { text: string; shows: string }> = {
  1: { text: '최근에 마음이 움직인 글이나 광고를 하나 소개해 주세요.', shows: '누구에게 왜 닿았는지' },
  2: { text: '만든 것 하나를 골라, 왜 그렇게 만들었는지 말해 주세요.', shows: '쓰는 사람에게서 나온 까닭' },
  3: { text: '끝까지 만든 것 하나를 설명해 주세요.', shows: '막혔을 때 어떻게 했는지' },
}
const ANSWERS = [
  '지난 학기 행사에서 우리 글을 읽고 찾아왔다고 함. 구체적인 예를 둘 들었음.',
  '조별 과제에서 역할을 다시 나누자고 먼저 말했고, 끝까지 마침.',
  '생각할 시간을 달라고 한 뒤 차분히 답함.',
]

/** Writes every team's questions, and what the panels noted in the first interviews of one team. */
export async function interview(admin: Visitor, reviewers: Reviewer[]): Promise<number> {
  for (const team of TEAMS) {
    const { version, criteria } = await admin.call('reviewCriteria', { team, stage: STAGE })
    if (criteria.length > 0) continue
    const opening = '와 주셔서 고맙습니다. 서로 알아 가는 자리이니 편하게 이야기해 주세요.'
    const kit = { opening, questions: [...OF_ALL, OF_TEAM[team]] }
    await admin.call('setReviewCriteria', { team, stage: STAGE, version, criteria: CRITERIA, kit })
  }
  const written = await Promise.all(reviewers.map(noteFirstHalf))
  return written.reduce((sum, count) => sum + count, 0)
}

/** What the door tapped today until now: one who did not come, and a room that runs some minutes late. */
export async function tapToday(admin: Visitor): Promise<number> {
  const { day, interviews } = await admin.call('readInterviewDay', {})
  const now = Date.now()
  const taps = interviews.flatMap(({ uid, start, minute, minutes }, at) => {
    const begins = appointmentTimes({ day, start, length: 0, minute, minutes })
    const late = (at % 4) * MINUTE
    const steps: [DayState, number][] =
      at % 9 === 4
        ? [['didNotCome', begins.begins.getTime() + 10 * MINUTE]]
        : [
            ['arrived', begins.begins.getTime() - 8 * MINUTE + late],
            ['inInterview', begins.begins.getTime() + late],
            ['done', begins.ends.getTime() + late],
          ]
    return steps
      .filter(([, time]) => time <= now)
      .map(([state, time]) => ({
        ...{ id: randomUUID(), uid, day, start, undoes: null },
        ...{ state, at: new Date(time).toISOString() },
      }))
  })
  for (let at = 0; at < taps.length; at += DAY_TAPS_MAX)
    await admin.call('tapInterviews', { taps: taps.slice(at, at + DAY_TAPS_MAX) })
  return taps.length
}

/** Submits a review of the first half of a member's interviews; returns how many. */
async function noteFirstHalf({ browser, offset }: Reviewer): Promise<number> {
  const judging = { team: INTERVIEWED, stage: STAGE }
  const { applications } = await browser.call('listReviews', judging)
  const half = applications.slice(0, Math.ceil(applications.length / 2))
  for (const { id, version, name = '' } of half) {
    const { criteria, kit } = await browser.call('reviewApplication', { ...judging, id })
    const random = seeded(seedOf(name))
    const quality = 2 + 3 * random()
    const said = kit.questions.map((one, at) => [one.id, ANSWERS[at % ANSWERS.length] ?? ''])
    await browser.call('saveReview', {
      ...{ ...judging, id, version, state: 'submitted', note: '' },
      scores: Object.fromEntries(criteria.map((one) => [one.id, scored(quality + offset + random() - 0.5)])),
      answers: Object.fromEntries(said),
      comment: quality > 3.5 ? '함께 일하는 모습이 그려집니다.' : '',
    })
  }
  return half.length
}
