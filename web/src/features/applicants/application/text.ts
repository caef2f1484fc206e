import { submissionNames } from '@recruit/contract/fields/status-names'
import { bilingual } from '../../../i18n/text.ts'

export const reviewText = bilingual({
  application: ['지원서', 'Application'],
  title: (cohort: string, team: string, name: string) => [
    [cohort && `${cohort}기`, team, name].filter(Boolean).join(' '),
    // A line ends between the parts alone.
    [cohort && `Cohort ${cohort}`, team, name]
      .filter(Boolean)
      .map((part) => part.replaceAll(' ', '\u00a0'))
      .join('\u00a0· '),
  ],
  page2: ['2쪽', 'Page 2'],
  draft: [submissionNames.draft.ko, submissionNames.draft.en],
  draftBody: (time: string) => [
    `아직 제출하지 않은 지원서입니다. ${time}에 저장된 내용입니다.`,
    `Not submitted yet. This draft was saved on ${time}.`,
  ],
  submitted: (time: string, count: number) => [
    count > 1 ? `${time} 제출 (${count}번째)` : `${time} 제출`,
    count > 1 ? `Submitted on ${time} (no. ${count})` : `Submitted on ${time}`,
  ],
  edited: [
    '지원자가 그 뒤에 고친 내용은 다시 제출해야 보입니다.',
    'Changes made since then appear once the applicant submits again.',
  ],
  decision: ['합격 상태', 'Pass status'],
  date: ['면접 일정', 'Interview date'],
  toList: ['목록으로', 'Back to list'],
  toDesk: ['평가 화면에서 보기', 'Open in Reviewing'],
  toPage1: ['1쪽 보기', 'To page 1'],
  another: ['다른 지원서 보기', 'Another application'],
  previous: ['이전', 'Previous'],
  previousOne: ['이전 지원서', 'Previous application'],
  next: ['다음', 'Next'],
  nextOne: ['다음 지원서', 'Next application'],
  place: (at: number, all: number) => [`${at} / ${all}`, `${at} of ${all}`],
  outside: (all: number) => [
    `지금 목록의 조건(${all}건)에 들지 않는 지원서`,
    `Not among the ${all} in the current list`,
  ],
  print: ['인쇄', 'Print'],
  history: ['이 지원서의 변경 이력', 'History of this application'],
  older: ['이전 기록 더 보기', 'Show older entries'],
})
