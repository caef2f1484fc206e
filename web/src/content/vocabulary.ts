import type { Text } from '@recruit/contract/text'

interface Word extends Text {
  /** Where people meet it. */
  where: string
  /** Never used instead, in each language. */
  never: Record<keyof Text, readonly string[]>
}
const none: readonly string[] = []

/** One word for one thing. A `never` is the beginning of a word; after `^`: letters that make another word of it. */
export const VOCABULARY: readonly Word[] = [
  word('공개', 'publish', 'results, interview timetable', ['게시^판물', '공표'], ['post up', 'make public']),
  word('결과', 'result', 'result page, list, mail', none, none),
  word(
    '1차 합격',
    'first-round pass',
    'status of an application',
    ['서류 합격', '서류합격'],
    ['document pass'],
  ),
  word('최종 합격', 'final pass', 'status of an application', ['최종합격'], none),
  word('점수', 'score', 'reviewing, list', ['평점'], ['grade']),
  word('의견 차이', 'disagreement', 'reviewing, list', ['불일치'], ['controversy']),
  word(
    '새로고침',
    'refresh',
    'wherever stored data is read again',
    ['새로 읽', '다시 읽지', '새로 고침', '재조회'],
    ['reload', 'read again'],
  ),
  word('다시', 'again', 'everything that is done twice', none, ['anew', 'once more']),
  word('평가자', 'reviewer', 'reviewing', ['심사자'], ['judge']),
  word('면접관', 'interviewer', 'timetable', ['면접위원'], none),
  word('지원자', 'applicant', 'everywhere', ['신청자'], ['candidate']),
  word('운영진', 'staff', 'everywhere', ['관리진', '스태프'], ['crew']),
  word('기수', 'term', 'settings, history', none, ['semester of recruitment']),
  word('발송', 'mailing', 'messages', none, ['bulk mail']),
  word('받는 사람', 'recipient', 'messages', ['수신자', '수신인'], ['receiver']),
  word('취소', 'cancel', 'messages, planned settings', none, ['call off', 'called off']),
  word('초안', 'draft', 'messages', ['임시본'], none),
  word('승인', 'approve', 'messages', ['허가'], none),
  word('이메일', 'e-mail', 'form, messages', ['전자우편'], none),
]

function word(
  ko: string,
  en: string,
  where: string,
  neverKo: readonly string[],
  neverEn: readonly string[],
): Word {
  return { ko, en, where, never: { ko: neverKo, en: neverEn } }
}

/** The words of a text that have a better one, with that one. */
export function misused(text: string): string[] {
  return VOCABULARY.flatMap(({ ko, en, never }) => [
    ...never.ko.flatMap((bad) => (patternOf(bad).test(text) ? `${wordOf(bad)} → ${ko}` : [])),
    ...never.en.flatMap((bad) => (patternOf(bad).test(text) ? `${wordOf(bad)} → ${en}` : [])),
  ])
}

export const wordOf = (never: string): string => never.split('^')[0] ?? ''

function patternOf(never: string): RegExp {
  const [, except] = never.split('^')
  return new RegExp(`(?<![\\p{L}\\p{N}])${wordOf(never)}${except ? `(?![${except}])` : ''}`, 'iu')
}
