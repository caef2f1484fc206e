import { bilingual } from '../../../i18n/text.ts'

export const reviewText = bilingual({
  noLongerAsked: (label: string) => [`${label} (지금은 묻지 않음)`, `${label} (no longer asked)`],
  numbered: (number: number, label: string) => [`${number}. ${label}`, `${number}. ${label}`],
  length: (count: number) => [`공백 포함 ${count}자`, `${count} characters including spaces`],
  notWritten: ['아직 쓰지 않았습니다.', 'Nothing is written yet.'],
  hoursInTable: ['면접 가능 시간을 표로 보기', 'Interview availability as a table'],
  undecidedMajor: [
    '전공이 미정이면 ‘컴퓨터공학(희망)’처럼 씁니다.',
    "Undecided majors are written like 'Computer Science (desired)'.",
  ],
  hours: ['면접 가능 시간', 'Interview availability'],
  noHours: ['고른 시간이 없습니다.', 'No hour is chosen.'],
  outside: ['(새 창)', '(new window)'],
  facts: ['인적 사항과 면접 가능 시간', 'Facts and availability'],
  namesHere: [
    '글쓴이를 알 수 있는 표현이 있어 가렸습니다.',
    'This application names its author. The places are covered.',
  ],
  namesHidden: [
    '글쓴이를 알 수 있는 표현을 관리자가 숨겼습니다.',
    'This application names its author. An admin has hidden the places.',
  ],
  showNames: ['가린 표현 보기', 'Show what is covered'],
  coverNames: ['다시 가리기', 'Cover again'],
  covered: ['가린 표현', 'covered'],
  yes: ['예', 'Yes'],
  no: ['아니요', 'No'],
})
