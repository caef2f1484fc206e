import { bilingual } from '../../i18n/text.ts'

const applicants = (count: number) => `${count} ${count === 1 ? 'applicant' : 'applicants'}`
const drafts = (count: number) => `${count} ${count === 1 ? 'draft' : 'drafts'}`
const lines = (...said: (string | false)[]) => said.filter(Boolean).join('\n')
/** Null: how many could not be read. */
type Count = number | null

/** The consequences of saving a tab: the explanation, and the danger that the button names. */
export const consequencesText = bilingual({
  hides: (readers: Count) => [
    {
      said:
        readers === null
          ? '결과를 숨깁니다. 지원자는 지금 보는 결과를 더 이상 볼 수 없습니다.\n몇 명인지는 확인하지 못했습니다.'
          : `결과를 숨깁니다. 지원자 ${readers}명이 지금 보는 결과를 더 이상 볼 수 없습니다.`,
      danger: readers === null ? '결과 숨기기' : `${readers}명에게서 결과 숨기기`,
    },
    {
      said:
        readers === null
          ? 'This hides the results: applicants can no longer see them.\nThe number of applicants could not be looked up.'
          : `This hides the results: ${applicants(readers)} can no longer see them.`,
      danger: readers === null ? 'Hide the results' : `Hide the results from ${applicants(readers)}`,
    },
  ],
  closes: (unfinished: Count) => [
    {
      said:
        unfinished === null
          ? '접수를 닫습니다. 작성 중인 지원서는 더 이상 저장하거나 제출할 수 없습니다.\n몇 건인지는 확인하지 못했습니다.'
          : `접수를 닫습니다. 작성 중인 지원서 ${unfinished}건은 더 이상 저장하거나 제출할 수 없습니다.`,
      danger: '접수 닫기',
    },
    {
      said:
        unfinished === null
          ? 'This closes applications: drafts can no longer be saved or submitted.\nThe number of drafts could not be looked up.'
          : `This closes applications: ${drafts(unfinished)} can no longer be saved or submitted.`,
      danger: 'Close applications',
    },
  ],
  closingPast: (unfinished: Count) => [
    {
      said: lines(
        '마감 시각이 이미 지나 저장하면 접수가 닫혀 있습니다. 아무도 지원하거나 제출할 수 없습니다.',
        unfinished === null && '작성 중인 지원서가 몇 건인지는 확인하지 못했습니다.',
        unfinished !== null && unfinished > 0 && `작성 중인 지원서: ${unfinished}건`,
      ),
      danger: '지난 시각으로 접수 닫기',
    },
    {
      said: lines(
        'The closing time has passed, so applications are closed once this is saved: no one can apply or submit.',
        unfinished === null && 'The number of drafts could not be looked up.',
        unfinished !== null && unfinished > 0 && `In progress: ${drafts(unfinished)}`,
      ),
      danger: 'Close applications now',
    },
  ],
  answersOver: (waitedFor: Count) => [
    {
      said:
        waitedFor === null
          ? '답변 시각이 이미 지나 최종 합격자가 더 이상 답할 수 없습니다.'
          : `답변 시각이 이미 지나 아직 답하지 않은 최종 합격자 ${waitedFor}명이 더 이상 답할 수 없습니다.`,
      danger: '답변 마감하기',
    },
    {
      said:
        waitedFor === null
          ? 'The time for answers has passed: final passers can no longer answer.'
          : `The time for answers has passed: ${waitedFor} final ${waitedFor === 1 ? 'passer who has' : 'passers who have'} not answered yet can no longer answer.`,
      danger: 'Stop taking answers',
    },
  ],
  noTeam: {
    said: [
      '모집하는 팀 없이 지원 기간을 엽니다.\n지원하는 모든 사람에게 세 팀이 다 “이번 기수 모집 없음”으로 보입니다.',
      'This opens the application period while no team is recruiting.\nEveryone who applies sees all three teams marked as not recruiting.',
    ],
    danger: ['모집 팀 없이 열기', 'Open without a team'],
  },
  noCohort: {
    said: [
      '기수가 비어 있는 채로 지원 기간을 엽니다. 사이트에 몇 기인지 보이지 않습니다.',
      'This opens the application period without a cohort number: the site does not say which one it is.',
    ],
    danger: ['기수 없이 열기', 'Open without a cohort'],
  },
  noDays: {
    said: [
      '심층 면접 일정에 날짜가 없는 채로 지원 기간을 엽니다.\n지원자는 날짜 대신 1–32번 칸에서 면접 시간을 고릅니다.',
      'This opens the application period while the interview schedule has no dates.\nApplicants choose hours in columns numbered 1–32 instead of dates.',
    ],
    danger: ['면접 날짜 없이 열기', 'Open without interview dates'],
  },
  weekday: (label: string, written: string, day: string, weekday: string) => [
    `${label} 「${written}」: ${day}은 ${weekday}입니다.`,
    `${label}, “${written}”: ${day} is a ${weekday}.`,
  ],
  saveWeekday: ['요일이 다른 채로 저장', 'Save with the wrong weekday'],
  changePeriod: ['면접 기간 바꾸기', 'Change the interview period'],
  uncountedPeriod: [
    '심층 면접 일정이 바뀝니다.\n이미 고른 날짜가 면접 기간에서 빠지는 지원자가 있는지 확인하지 못했습니다.',
    'This changes the interview period.\nWhether anyone has chosen days that it drops could not be checked.',
  ],
  period: (dropped: number, moved: number) => [
    lines(
      dropped > 0 &&
        `지원자 ${dropped}명이 이미 고른 날짜가 면접 기간에서 빠집니다.\n고른 시간은 원래 날짜에 그대로 남고, 면접 기간이 아니라고 표시됩니다.`,
      moved > 0 &&
        `지원자 ${moved}명의 시간에는 날짜가 저장되어 있지 않습니다.\n새 기간의 같은 칸에 있는 날짜로 바뀝니다.`,
    ),
    lines(
      dropped > 0 &&
        `${applicants(dropped)} chose hours on days that this removes from the interview period.\nThe hours stay on those dates, marked as no longer in the period.`,
      moved > 0 &&
        `${applicants(moved)} chose hours that were saved without dates.\nThey move to the dates of the same columns in the new period.`,
    ),
  ],
  dateless: (dropped: number, moved: number) => [
    lines(
      '심층 면접 일정에서 날짜를 읽지 못했습니다. 면접 시간표의 칸에 날짜 대신 번호가 붙습니다.',
      dropped > 0 && `지원자 ${dropped}명이 이미 고른 시간은 원래 날짜에 그대로 남습니다.`,
      moved > 0 && `지원자 ${moved}명의 시간에는 저장된 날짜가 없어 칸 번호만 남습니다.`,
    ),
    lines(
      'The interview period has no readable dates: the columns of the availability grid get numbers instead of dates.',
      dropped > 0 && `Hours that ${applicants(dropped)} already chose stay on their dates.`,
      moved > 0 &&
        `${applicants(moved)} chose hours that were saved without dates; only the numbers are left.`,
    ),
  ],
  show: ['그대로 결과 공개하기', 'Show the results as they are'],
  uncountedShown: [
    '결과를 공개하면 모든 지원자가 곧바로 봅니다.\n결정 전이거나 면접 일정이 없는 사람이 있는지 확인하지 못했습니다.',
    'Every applicant sees the results as soon as they are shown.\nWhether anyone is undecided or has no interview date could not be checked.',
  ],
  unready: (undecided: number, undated: number) => [
    lines(
      `지금 공개하면: ${[undecided > 0 && `결정 전 ${undecided}명`, undated > 0 && `면접 일정 없는 합격자 ${undated}명`].filter(Boolean).join(', ')}`,
      undecided > 0 && `${undecided}명은 결과 페이지에서 「아직 결과가 정해지지 않았습니다」를 봅니다.`,
      undated > 0 && `${undated}명은 면접 일정 없이 합격만 봅니다.`,
    ),
    lines(
      `If shown now: ${[undecided > 0 && `${undecided} undecided`, undated > 0 && `${undated} ${undated === 1 ? 'passer' : 'passers'} without a date`].filter(Boolean).join(', ')}`,
      undecided > 0 && `${undecided} would see “There is no decision yet” on their result page.`,
      undated > 0 && `${undated} would see that they passed, but no interview date.`,
    ),
  ],
})
