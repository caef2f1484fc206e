import { bilingual } from '../../i18n/text.ts'

/** Texts that every form shares: its fields, errors and save status. The first page has none. */
export const formText = bilingual({
  problems: ['입력한 내용을 확인해 주세요', 'Please check what you entered'],
  optional: ['(선택)', '(optional)'],
  required: ['필수', 'required'],
  on: ['켜짐', 'On'],
  off: ['꺼짐', 'Off'],
  checking: ['확인하는 중…', 'Checking …'],
  saving: ['저장 중', 'Saving'],
  saved: ['저장됨', 'Saved'],
  saveFailed: ['저장 실패', 'Not saved'],
  count: (now: number, max: number) => [`${now}/${max}자리`, `${now}/${max} digits`],
  length: (now: number, max: number) => [`${now}/${max}자`, `${now}/${max} characters`],
  over: (by: number) => [
    `${by}자를 줄여 주세요. 줄일 때까지 이 글은 서버에 저장되지 않습니다.`,
    `Shorten this by ${by}. Until then this text is not saved on the server.`,
  ],
  name: ['이름', 'Name'],
  studentId: ['학번', 'Student id'],
  studentIdHint: ['숫자 7자리를 입력해 주세요.', 'Enter 7 digits.'],
  ewhaianId: ['이화이언 아이디', 'Community id'],
  contact: (who: string) => [
    `지원 정보를 찾을 수 없다면 ${who}에게 문의해 주세요.`,
    `If your application cannot be found, please ask ${who}.`,
  ],
  readAgain: ['지금 저장된 내용으로 새로고침했습니다.', 'Refreshed: this is what is saved now.'],
})

export const rowText = bilingual({
  up: (name: string) => [`${name} 위로`, `Move ${name} up`],
  down: (name: string) => [`${name} 아래로`, `Move ${name} down`],
  remove: (name: string) => [`${name} 빼기`, `Remove ${name}`],
  upShort: ['위로', 'Up'],
  downShort: ['아래로', 'Down'],
  removeShort: ['빼기', 'Remove'],
})

export const copyText = bilingual({
  copy: (what: string) => [`${what} 복사`, `Copy: ${what}`],
  copyShort: ['복사', 'Copy'],
  copied: ['복사했습니다.', 'Copied.'],
  notCopied: [
    '복사하지 못했습니다. 글을 직접 선택해 복사해 주세요.',
    'This could not be copied. Please select the text and copy it.',
  ],
})

export const dropDownText = bilingual({
  more: ['더 보기', 'More'],
})
