import type { TemplateProblem } from '@recruit/contract/mail/template'
import { bilingual, counted } from '../../../i18n/text.ts'

type Problems = Record<TemplateProblem['what'], (placeholder: string) => string>
const problemsKo: Problems = {
  empty: () => '제목과 내용을 모두 적어 주세요.',
  tooLong: () => '너무 깁니다.',
  unknown: (placeholder) => `이 종류에는 {${placeholder}} 항목을 쓸 수 없습니다.`,
  missing: (placeholder) => `{${placeholder}}이(가) 꼭 들어가야 합니다.`,
  lineBreak: () => '제목은 한 줄이어야 합니다.',
  untouched: () => '아직 처음 문구 그대로입니다. 이 언어로 읽는 사람을 위해 여기에도 적어 주세요.',
}
const problemsEn: Problems = {
  empty: () => 'Please fill in both the subject and the text.',
  tooLong: () => 'This is too long.',
  unknown: (placeholder) => `{${placeholder}} cannot be used in this kind of message.`,
  missing: (placeholder) => `The text must contain {${placeholder}}.`,
  lineBreak: () => 'The subject must be a single line.',
  untouched: () => 'This is still the original text. Please write yours in this language, too.',
}

export const wordsText = bilingual({
  languages: ['문구의 언어', 'Language of the text'],
  subject: ['제목', 'Subject'],
  text: ['내용', 'Text'],
  placeholders: ['자동 입력 항목', 'Filled in for each person'],
  placeholdersHint: ['커서 자리에 넣기:', 'Insert at the cursor:'],
  preview: ['미리 보기', 'Preview'],
  previewNote: ['예시 값으로 채웠습니다.', 'With sample values.'],
  problems: [problemsKo, problemsEn],
  toFix: ['고칠 곳 있음', 'needs fixing'],
  /** What is said of one language while the other one differs from what it began with. */
  halves: {
    edited: ['고친 문구', 'edited'],
    original: ['처음 문구 그대로', 'original text'],
    written: ['작성함', 'written'],
    greeting: ['인사말만 있음', 'only the greeting'],
  },
  /** Not of a link to staff: it has the language of its sender's window. */
  whichLanguage: [
    '지원자는 제출할 때 쓴 언어로 한 통만 받습니다. 아직 제출하지 않았다면 쓰기 시작한 언어입니다.',
    'Each applicant gets one: in the language they submitted in or, before that, began in.',
  ],
  fine: ['문구에 문제가 없습니다.', 'No problems found in the text.'],
  length: (now: number, most: number) => [`${now}자 / ${most}자`, `${now} / ${most}`],
  testTitle: ['나에게 시험 발송', 'Send a test to yourself'],
  address: ['내 이메일 주소', 'Your e-mail address'],
  addressHint: ['주소는 이 창에서만 기억합니다.', 'The address is kept in this window only.'],
  addressMissing: ['이메일 주소를 적어 주세요.', 'Please enter your e-mail address.'],
  sendTest: (language: string) => [`시험 메시지 보내기 (${language})`, `Send a test (${language})`],
  oneHalf: (changed: string, untouched: string) => [
    `${changed} 문구만 바꾸었고 ${untouched} 문구는 그대로입니다. 이대로 둘까요?`,
    `You have only changed the ${changed} text; the ${untouched} text is as it was. Keep it this way?`,
  ],
  oneHalfYes: ['이대로 두기', 'Keep it this way'],
  oneHalfNo: ['더 고치기', 'Keep editing'],
  stored: (language: string) => [`지금 저장된 문구 (${language})`, `Saved text now (${language})`],
})

export const templatesText = bilingual({
  lead: [
    '종류마다 쓰는 문구입니다. 이미 만든 초안은 새로 만들 때까지 그대로입니다.',
    'The text of each kind of message. Existing drafts do not change until you recreate them.',
  ],
  kinds: ['메시지 종류', 'Kind of message'],
  moments: {
    applying: ['지원할 때', 'Applying'],
    interview: ['면접', 'Interview'],
    result: ['결과', 'Result'],
    other: ['그 밖', 'Other'],
  },
  save: ['문구 저장', 'Save text'],
  undo: ['저장된 문구로 되돌리기', 'Revert to saved text'],
  putBack: ['처음 문구 넣기', 'Use the original text'],
  putBackNote: ['저장해야 바뀝니다.', 'Takes effect once you save.'],
})

export const writingText = bilingual({
  title: ['직접 쓰기', 'Custom message'],
  audience: ['받는 사람', 'Recipients'],
  chosen: (count: number) => [
    `목록에서 고른 ${count}명`,
    `${counted(count, 'person', 'people')} chosen in the list`,
  ],
  /** Said at the button that makes drafts. */
  half: (edited: string, original: string) => [
    `${edited}: 고친 문구 · ${original}: 처음 문구 그대로`,
    `${edited}: edited · ${original}: original text`,
  ],
  lacking: (parts: string) => [`빠진 것: ${parts}`, `Missing: ${parts}`],
  lackingPart: (language: string, parts: string[]) => [
    `${language} ${parts.join(', ')}`,
    `${language} ${parts.join(' and ').toLowerCase()}`,
  ],
  wrong: ['고칠 곳이 있습니다(내용 아래).', 'Needs fixing: see below the text.'],
  chosenNote: [
    '승인하면 바로 나갑니다. 결과에 따라 고른 사람이라면 받는 것만으로 결과를 알 수 있으니, 결과를 공개한 뒤에 승인해 주세요.',
    'It is sent as soon as you approve it. People chosen by result could learn it from getting the message: approve it once results are public.',
  ],
  byTeam: ['팀으로 고르기', 'Choose by team instead'],
  teams: ['팀', 'Teams'],
  who: ['제출 여부', 'Submitted or not'],
  submitted: ['제출한 사람', 'Submitted'],
  drafts: ['아직 제출하지 않은 사람', 'Not submitted yet'],
  narrow: ['결과로 더 좁히기', 'Narrow down by result'],
  statuses: ['합격 상태', 'Pass status'],
  statusesNote: [
    '결과로 고르면 메시지를 받는 것만으로 결과를 알 수 있습니다. 그래서 결과가 공개될 때까지 나가지 않습니다.',
    'People chosen by result could learn it from getting the message, so it is not sent until results are published.',
  ],
  draft: ['초안 만들기', 'Create drafts'],
  draftNote: ['승인하기 전에는 나가지 않습니다.', 'Nothing is sent until you approve.'],
  reached: (count: number, names: string) => [
    `${count}명${names && `: ${names}`}`,
    `${counted(count, 'person', 'people')}${names && `: ${names}`}`,
  ],
  noneReached: ['해당하는 사람이 없습니다.', 'No one matches at present.'],
  words: ['메시지', 'Message'],
  discard: ['처음부터 다시 쓰기', 'Start over'],
  askDiscard: [
    '쓰던 내용과 고른 사람을 지울까요?',
    'Discard what you have written and the people you have chosen?',
  ],
})
