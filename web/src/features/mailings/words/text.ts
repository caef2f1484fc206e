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
  ko: {
    languages: '문구의 언어',
    subject: '제목',
    text: '내용',
    placeholders: '자동 입력 항목',
    placeholdersHint: '누르면 커서가 있던 곳에 들어갑니다.',
    preview: '미리 보기',
    previewNote: '예시 값으로 채웠습니다.',
    problems: problemsKo,
    toMend: '고칠 곳 있음',
    fine: '문구에 고칠 곳이 없습니다.',
    length: (now: number, most: number) => `${now}자 / ${most}자`,
    testTitle: '나에게 시험 삼아 보내기',
    address: '내 이메일 주소',
    addressHint: '이 창에서만 기억하고 저장하지 않습니다.',
    addressMissing: '이메일 주소를 적어 주세요.',
    sendTest: (language: string) => `시험 메시지 보내기 (${language})`,
    oneHalf: (changed: string, untouched: string) =>
      `${changed} 문구만 바꾸었고 ${untouched} 문구는 그대로입니다. 이대로 둘까요?`,
    oneHalfYes: '이대로 두기',
    oneHalfNo: '더 고치기',
    stored: (language: string) => `지금 저장된 문구 (${language})`,
  },
  en: {
    languages: 'Language of the text',
    subject: 'Subject',
    text: 'Text',
    placeholders: 'Filled in for each person',
    placeholdersHint: 'Press one to insert it at the cursor.',
    preview: 'Preview',
    previewNote: 'With sample values.',
    problems: problemsEn,
    toMend: 'needs fixing',
    fine: 'Nothing needs fixing.',
    length: (now: number, most: number) => `${now} / ${most}`,
    testTitle: 'Send yourself a test',
    address: 'Your e-mail address',
    addressHint: 'Remembered in this window only, never stored.',
    addressMissing: 'Please enter your e-mail address.',
    sendTest: (language: string) => `Send a test (${language})`,
    oneHalf: (changed: string, untouched: string) =>
      `You have only changed the ${changed} text; the ${untouched} text is as it was. Keep it this way?`,
    oneHalfYes: 'Keep it this way',
    oneHalfNo: 'Keep editing',
    stored: (language: string) => `Saved text now (${language})`,
  },
})

export const templatesText = bilingual({
  ko: {
    lead: '종류마다 쓰는 문구입니다. 이미 만든 초안은 새로 만들 때까지 그대로입니다.',
    kinds: '메시지 종류',
    original: '처음 문구 그대로',
    changed: '고친 문구',
    save: '문구 저장',
    undo: '저장된 문구로 되돌리기',
    putBack: '처음 문구 넣기',
    putBackNote: '저장해야 바뀝니다.',
  },
  en: {
    lead: 'The text of each kind of message. Existing drafts do not change until you recreate them.',
    kinds: 'Kinds of messages',
    original: 'Original text',
    changed: 'Edited',
    save: 'Save text',
    undo: 'Revert to saved text',
    putBack: 'Use the original text',
    putBackNote: 'Takes effect once you save.',
  },
})

export const writingText = bilingual({
  ko: {
    title: '직접 쓴 메시지',
    audience: '받는 사람',
    chosen: (count: number) => `목록에서 고른 ${count}명`,
    chosenNote:
      '승인하면 바로 나갑니다. 결과에 따라 고른 사람이라면 받는 것만으로 결과를 알 수 있으니, 결과를 공개한 뒤에 승인해 주세요.',
    byTeam: '팀으로 고르기',
    teams: '팀',
    who: '제출 여부',
    submitted: '제출한 사람',
    drafts: '아직 제출하지 않은 사람',
    narrow: '결과로 더 좁히기',
    statuses: '합격 상태',
    statusesNote:
      '결과로 고르면 메시지를 받는 것만으로 결과를 알 수 있습니다. 그래서 결과가 공개될 때까지 나가지 않습니다.',
    draft: '초안 만들기',
    draftNote: '아직 아무것도 나가지 않습니다. 다음 화면에서 한 사람씩 확인하고 승인합니다.',
    noRecipients: (why: string) => `받는 사람 0명. ${why}`,
    teamsMissing: '팀을 하나 이상 골라 주세요.',
    whoMissing: '제출한 사람인지 아직 제출하지 않은 사람인지 골라 주세요.',
    words: '내용',
    discard: '처음부터 다시 쓰기',
    askDiscard: '쓰던 내용과 고른 사람을 지울까요?',
  },
  en: {
    title: 'Custom message',
    audience: 'Recipients',
    chosen: (count: number) => `${counted(count, 'person', 'people')} chosen in the list`,
    chosenNote:
      'It is sent as soon as you approve it. People chosen by result could learn it from getting the message: approve it once results are public.',
    byTeam: 'Choose by team instead',
    teams: 'Teams',
    who: 'Submitted or not',
    submitted: 'People who have submitted',
    drafts: 'People who have not submitted',
    narrow: 'Narrow down by result',
    statuses: 'Pass status',
    statusesNote:
      'People chosen by result could learn it from getting the message, so it is not sent until results are published.',
    draft: 'Create drafts',
    draftNote: 'Nothing is sent yet: on the next page you check each message and approve them.',
    noRecipients: (why: string) => `0 recipients. ${why}`,
    teamsMissing: 'Please choose at least one team.',
    whoMissing: 'Please choose people who have submitted, or people who have not.',
    words: 'Text',
    discard: 'Start over',
    askDiscard: 'Discard what you have written and the people you have chosen?',
  },
})
