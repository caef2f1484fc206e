import { bilingual } from '../../../i18n/text.ts'

/** What staff read next to the fields of the form. */
export const reviewText = bilingual({
  ko: {
    noLongerAsked: (label: string) => `${label} (지금은 묻지 않음)`,
    numbered: (number: number, label: string) => `${number}. ${label}`,
    length: (count: number) => `공백 포함 ${count}자`,
    notWritten: '아직 쓰지 않았습니다.',
    hoursTitle: '면접 가능 시간 (글)',
    undecidedMajor: '전공이 미정이면 ‘컴퓨터공학(희망)’처럼 씁니다.',
    hours: '면접 가능 시간',
    noHours: '고른 시간이 없습니다.',
    outside: '(새 창)',
    facts: '인적 사항과 면접 가능 시간',
    yes: '예',
    no: '아니요',
  },
  en: {
    noLongerAsked: (label: string) => `${label} (no longer asked)`,
    numbered: (number: number, label: string) => `${number}. ${label}`,
    length: (count: number) => `${count} characters including spaces`,
    notWritten: 'Nothing is written yet.',
    hoursTitle: 'Availability in words',
    undecidedMajor: "Undecided majors are written like 'Computer Science (desired)'.",
    hours: 'Interview hours',
    noHours: 'No hour is chosen.',
    outside: '(new window)',
    facts: 'Facts and interview hours',
    yes: 'Yes',
    no: 'No',
  },
})
