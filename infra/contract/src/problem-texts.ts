import { declared, titleOf } from './fields/application-values.ts'
import type { Problem } from './rules/application-rules.ts'
import { secondChoiceName } from './team-names.ts'
import type { Language, Text } from './text.ts'

const TEAM: Text = { ko: '팀', en: 'team' }

export const secondChoiceIsFirst: Text = {
  ko: `${secondChoiceName.ko}: 1지망과 다른 팀을 골라 주세요.`,
  en: `${secondChoiceName.en}: choose a team other than your first.`,
}

/** The Korean topic particle, which depends on the final consonant. */
const topic = (word: string): string =>
  word + (((word.at(-1)?.codePointAt(0) ?? 0) - 0xac00) % 28 ? '은' : '는')

/** One problem as a short sentence at its field. */
export const problemText = (problem: Problem): Text =>
  isOwn(problem) ? answerText(problem) : fieldText(problem)

const isOwn = (problem: Problem): problem is Extract<Problem, { label: Text }> => 'label' in problem

/** Staff write a question's label: it stands before the sentence, which does not depend on its form. */
function answerText({ label, rule, limit }: Extract<Problem, { label: Text }>): Text {
  const said: Record<typeof rule, Text> = {
    missing: { ko: '답을 입력해 주세요.', en: 'please answer.' },
    too_long: { ko: `${limit}자까지 쓸 수 있습니다.`, en: `at most ${limit} characters.` },
    link: { ko: 'http:// 또는 https://로 시작해야 합니다.', en: 'it must begin with http:// or https://.' },
    not_offered: { ko: '보기에 없는 답입니다.', en: 'choose from what is offered.' },
  }
  return { ko: `${label.ko}: ${said[rule].ko}`, en: `${label.en}: ${said[rule].en}` }
}

function fieldText({ field, rule, limit }: Exclude<Problem, { label: Text }>): Text {
  const { ko, en } = declared[field].label
  const name = titleOf(field, 'en')
  switch (rule) {
    case 'missing':
      return { ko: `${ko} 항목을 입력해 주세요.`, en: `Enter your ${en}.` }
    case 'too_long':
      return {
        ko: `${ko} 항목은 ${limit}자까지 쓸 수 있습니다.`,
        en: `${name}: at most ${limit} characters.`,
      }
    case 'student_id':
      return { ko: `${topic(ko)} 숫자 7자리로 입력해 주세요.`, en: `${name}: enter 7 digits.` }
    case 'email':
      return { ko: `${ko} 주소의 형식을 확인해 주세요.`, en: `${name}: please check the address.` }
    case 'phone':
      return { ko: `${ko}의 형식을 확인해 주세요.`, en: `${name}: please check the number.` }
    case 'no_address':
      return {
        ko: `${ko}에는 웹이나 이메일 주소를 쓸 수 없습니다.`,
        en: `${name}: it cannot hold an address of a site or a mailbox.`,
      }
    case 'link':
      return {
        ko: `${topic(ko)} http:// 또는 https:// 로 시작해야 합니다.`,
        en: `${name}: it must begin with http:// or https://.`,
      }
  }
}

/** All problems in one message: missing fields first, then each malformed one. */
export function problemsText(problems: Problem[], teamMissing = false): Text {
  const missing = problems
    .filter(({ rule }) => rule === 'missing')
    .map((problem) => (isOwn(problem) ? problem.label : declared[problem.field].label))
  if (teamMissing) missing.push(TEAM)
  const rest = problems.filter(({ rule }) => rule !== 'missing').map(problemText)
  const say = (language: Language, lead: (names: string) => string) =>
    [
      ...(missing.length ? [lead(missing.map((name) => name[language]).join(', '))] : []),
      ...rest.map((text) => text[language]),
    ].join(' ')
  return {
    ko: say('ko', (names) => `빈 항목이 있습니다: ${names}.`),
    en: say('en', (names) => `Please fill in: ${names}.`),
  }
}
