import type { Answer, Question } from '@recruit/contract/fields/questions'
import { isAnswered } from '@recruit/contract/fields/questions'
import type { Visitor } from '../testing/visitor.ts'
import { seeded } from './people.ts'

const NO_HELP = { ko: '', en: '' }
const option = (id: string, ko: string, en: string) => ({ id, label: { ko, en } })
const ALL = [1, 2, 3] as const

/** What the invented term asks: something of everybody, and something of each team alone. */
const QUESTIONS: Question[] = [
  {
    ...{ id: 'heard', kind: 'oneOf', help: NO_HELP, limit: 0, isRequired: false, isNaming: false },
    label: { ko: '모집을 어디서 알게 되었나요?', en: 'Where did you hear of us?' },
    options: [
      option('board', '교내 게시판', 'A notice board'),
      option('friend', '친구', 'A friend'),
      option('online', '온라인', 'Online'),
    ],
    ...{ teams: [...ALL], page: 1 },
  },
  {
    ...{ id: 'tools', kind: 'someOf', limit: 0, isRequired: false, isNaming: false },
    label: { ko: '써 본 도구', en: 'Tools that you have used' },
    help: { ko: '없어도 괜찮습니다. 들어와서 함께 배웁니다.', en: 'None is fine: we learn them together.' },
    options: [
      option('figma', '피그마', 'Figma'),
      option('vector', '벡터 편집기', 'A vector editor'),
      option('photo', '사진 편집기', 'A photo editor'),
    ],
    ...{ teams: [2], page: 1 },
  },
  {
    ...{ id: 'code', kind: 'link', help: NO_HELP, limit: 2048, options: [], isRequired: false },
    label: { ko: '코드를 볼 수 있는 주소', en: 'Where your code can be read' },
    ...{ teams: [3], page: 1, isNaming: true },
  },
  {
    ...{ id: 'change', kind: 'essay', limit: 500, options: [], isRequired: true, isNaming: false },
    label: { ko: '우리 사이트에서 하나를 바꾼다면?', en: 'What one thing of our site would you change?' },
    help: { ko: '500자 안에서 자유롭게 써 주세요.', en: 'Up to 500 characters, in any form.' },
    ...{ teams: [3], page: 2 },
  },
]
const CHANGES = [
  '일정 화면을 달력으로 바꾸고 싶습니다. 날짜만 보고는 며칠이 남았는지 알기 어렵습니다.',
  '휴대폰에서 글자를 조금 더 크게 하겠습니다. 지하철에서 자주 읽습니다.',
  '지난 활동 사진에 설명을 붙이겠습니다. 무엇을 한 날인지 궁금했습니다.',
]

/** Adds the questions of the term, unless it has some. */
export async function askQuestions(admin: Visitor): Promise<void> {
  const { version, questions } = await admin.call('readQuestions', {})
  if (questions.length === 0) await admin.call('setQuestions', { version, questions: QUESTIONS })
}

/** Answers by the questions' ids, the same in every run; some optional ones stay empty. */
export function answersOf(questions: readonly Question[], seed: number): Record<string, Answer> {
  const random = seeded(seed)
  const one = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T
  const answer = ({ kind, options, isRequired }: Question): Answer => {
    if (!isRequired && random() < 0.3) return kind === 'someOf' ? [] : ''
    if (kind === 'oneOf') return one(options).id
    if (kind === 'someOf') return options.filter(() => random() < 0.5).map(({ id }) => id)
    return kind === 'link' ? `https://example.org/code/${seed}` : one(CHANGES)
  }
  return Object.fromEntries(
    questions
      .map((question) => [question.id, answer(question)] as const)
      .filter(([, said]) => isAnswered(said)),
  )
}
