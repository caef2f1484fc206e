import type { SettingsText } from '@recruit/contract/fields/settings-values'
import { bilingual } from '../../../i18n/text.ts'
import { type Labels, settingLabels } from './labels.ts'

type Hints = Partial<Labels>

const schedule = { ko: '월.일(요일)', en: 'month.day(weekday)' }
const placeholders = (language: 'ko' | 'en', training: string): Partial<Record<SettingsText, string>> => ({
  cardinalNumber: '43',
  applicationSubmissionPeriod: schedule[language],
  firstPresentationPeriod: schedule[language],
  interviewPeriod: schedule[language],
  finalPresentationPeriod: schedule[language],
  masterTrainingSchedule: training,
  designPreAssignmentPixelSize: '000x000',
  masterPhoneNumber: '010-0000-0000',
})

const applicants = (count: number) => `${count} ${count === 1 ? 'applicant' : 'applicants'}`

export const settingsText = bilingual({
  ko: {
    title: '모집 정보 수정',
    note: '여기서 수정한 내용은 리크루팅 사이트 전체에 반영됩니다.',
    usePc: 'PC를 이용해 주세요.',
    tabs: '모집 정보',
    recruit: '모집 정보',
    result: '결과 정보',
    master: '마스터 정보',
    dirty: (tab: string) => `${tab} (수정 중)`,
    edit: '수정',
    revert: '되돌리기',
    unsaved: '이 탭에 저장하지 않은 변경이 있습니다.',
    period: '접수',
    hints: {
      closesAt: '비워 두면 스위치를 끌 때까지 받습니다. 정한 시각이 되면 저절로 닫힙니다.',
      answersUntil: '최종 합격자가 결과 화면에서 이 시각까지 참여 여부를 답합니다. 비워 두면 묻지 않습니다.',
      opensAt:
        '정한 시각이 되면 지원 기간이 저절로 켜집니다. 비워 두면 스위치로만 엽니다. 1초 전까지 취소할 수 있고, 그 전에 스위치를 직접 바꾸면 지워집니다.',
      resultsAt:
        '정한 시각이 되면 결과가 저절로 공개되고, 공개를 기다리는 변경도 함께 공개됩니다. 비워 두면 스위치로만 공개합니다. 1초 전까지 취소할 수 있고, 그 전에 스위치를 직접 바꾸면 지워집니다.',
      closeGraceSeconds: '마감 시각 뒤 이만큼은 제출을 받습니다. 지원자에게는 보이지 않습니다.',
      keepMonths: '기수를 끝낸 뒤 이만큼 지나면 지원자의 개인정보를 지웁니다.',
    } as Hints,
    timeWrong: '날짜와 시각을 모두 입력하거나 모두 지워 주세요.',
    answers: '최종 합격자의 답',
    keeping: '개인정보',
    numberWrong: (min: number, max: number) => `${min}에서 ${max} 사이의 정수를 입력해 주세요.`,
    conflict: '다른 사람이 먼저 고쳤습니다',
    field: '항목',
    theirs: '지금 저장된 값',
    mine: '내가 고친 값',
    taken: '내가 고치지 않은 항목은 저장된 값으로 바꾸어 두었습니다:',
    takeTheirs: '저장된 값으로 바꾸기',
    keepMine: '내가 고친 값으로 저장',
    nothing: '비어 있음',
    saveAnyway: '그래도 저장하기',
    keepEditing: '계속 수정하기',
    noTeamAsk:
      '모집하는 팀 없이 지원 기간을 엽니다.\n지원하는 모든 사람에게 세 팀이 다 “이번 기수 모집 없음”으로 보입니다.',
    uncountedAsk:
      '결과를 공개하면 모든 지원자가 곧바로 봅니다.\n미정이거나 면접 일정이 없는 사람이 있는지 확인하지 못했습니다.',
    unreadyAsk: (undecided: number, undated: number) =>
      [
        `지금 공개하면: ${[undecided > 0 && `미정 ${undecided}명`, undated > 0 && `면접 일정 없는 합격자 ${undated}명`].filter(Boolean).join(', ')}`,
        undecided > 0 && `${undecided}명은 결과 페이지에서 「아직 결과가 정해지지 않았습니다」를 봅니다.`,
        undated > 0 && `${undated}명은 면접 일정 없이 합격만 봅니다.`,
      ]
        .filter(Boolean)
        .join('\n'),
    uncountedPeriodAsk:
      '심층 면접 일정이 바뀝니다.\n이미 고른 날짜가 면접 기간에서 빠지는 지원자가 있는지 확인하지 못했습니다.',
    periodAsk: (dropped: number, moved: number) =>
      [
        dropped > 0 &&
          `지원자 ${dropped}명이 이미 고른 날짜가 면접 기간에서 빠집니다.\n고른 시간은 원래 날짜에 그대로 남고, 면접 기간이 아니라고 표시됩니다.`,
        moved > 0 &&
          `지원자 ${moved}명의 시간에는 날짜가 저장되어 있지 않습니다.\n새 기간의 같은 칸에 있는 날짜로 바뀝니다.`,
      ]
        .filter(Boolean)
        .join('\n'),
    datelessAsk: (dropped: number, moved: number) =>
      [
        '심층 면접 일정에서 날짜를 읽지 못했습니다. 면접 시간표의 칸에 날짜 대신 번호가 붙습니다.',
        dropped > 0 && `지원자 ${dropped}명이 이미 고른 시간은 원래 날짜에 그대로 남습니다.`,
        moved > 0 && `지원자 ${moved}명의 시간에는 저장된 날짜가 없어 칸 번호만 남습니다.`,
      ]
        .filter(Boolean)
        .join('\n'),
    recruitingTeams: '모집하는 팀',
    schedules: '일정',
    switches: '공개와 기간',
    interview: '면접',
    training: '마스터 교육',
    assignments: '사전 과제가 있는 팀',
    back: '관리자 홈',
    labels: settingLabels.ko,
    placeholders: placeholders('ko', '월 일 (요일) 오전/오후 시 분'),
  },
  en: {
    title: 'Edit recruitment info',
    note: 'Edits apply to the whole recruiting site.',
    usePc: 'Please use a PC.',
    tabs: 'Recruitment info',
    recruit: 'Recruit',
    result: 'Result',
    master: 'Master',
    dirty: (tab: string) => `${tab} (edited)`,
    edit: 'Edit',
    revert: 'Undo changes',
    unsaved: 'This tab has changes that are not saved.',
    period: 'Applications',
    hints: {
      closesAt: 'Empty: open until the switch is turned off. At this time it closes by itself.',
      answersUntil:
        'Final passers say on their result page whether they join, until this time. Empty: nobody is asked.',
      opensAt:
        'At this time the application period turns on by itself. Empty: only by the switch. It can be called off until the second before, and turning the switch by hand clears it.',
      resultsAt:
        'At this time results are shown by themselves, with all changes that wait to be published. Empty: only by the switch. It can be called off until the second before, and turning the switch by hand clears it.',
      closeGraceSeconds:
        'So long after the closing time submissions are still taken. Applicants are not told.',
      keepMonths: 'So long after a term was closed the personal data of its applicants are removed.',
    } as Hints,
    timeWrong: 'Enter both the date and the time, or clear both.',
    answers: 'Answers of final passers',
    keeping: 'Personal data',
    numberWrong: (min: number, max: number) => `Enter a whole number from ${min} to ${max}.`,
    conflict: 'Somebody else edited this first',
    field: 'Field',
    theirs: 'Stored now',
    mine: 'My edit',
    taken: 'What I had not edited now stands as it is stored:',
    takeTheirs: 'Take what is stored',
    keepMine: 'Save my edit',
    nothing: 'empty',
    saveAnyway: 'Save anyway',
    keepEditing: 'Keep editing',
    noTeamAsk:
      'This opens the application period while no team is recruiting.\nEverybody who applies sees all three teams marked as not recruiting.',
    uncountedAsk:
      'Every applicant sees the results as soon as they are shown.\nWhether somebody is undecided or has no interview date could not be looked up.',
    unreadyAsk: (undecided: number, undated: number) =>
      [
        `Shown now: ${[undecided > 0 && `${undecided} undecided`, undated > 0 && `${undated} ${undated === 1 ? 'passer' : 'passers'} without a date`].filter(Boolean).join(', ')}`,
        undecided > 0 && `${undecided} would read “There is no decision yet” on their result page.`,
        undated > 0 && `${undated} would read that they passed, without an interview date.`,
      ]
        .filter(Boolean)
        .join('\n'),
    uncountedPeriodAsk:
      'This changes the interview period.\nWhether somebody has chosen days that it drops could not be looked up.',
    periodAsk: (dropped: number, moved: number) =>
      [
        dropped > 0 &&
          `${applicants(dropped)} chose hours on days that this takes out of the interview period.\nThe hours stay on those dates, marked as no longer in the period.`,
        moved > 0 &&
          `${applicants(moved)} chose hours that have no dates stored.\nThey move to the dates of the same columns in the new period.`,
      ]
        .filter(Boolean)
        .join('\n'),
    datelessAsk: (dropped: number, moved: number) =>
      [
        'The interview period holds no readable date: the columns of the availability grid get numbers instead of dates.',
        dropped > 0 && `${applicants(dropped)} chose hours already; they stay on their dates.`,
        moved > 0 && `${applicants(moved)} chose hours that have no dates stored; only the numbers are left.`,
      ]
        .filter(Boolean)
        .join('\n'),
    recruitingTeams: 'Recruiting teams',
    schedules: 'Schedule',
    switches: 'Announcements and periods',
    interview: 'Interview',
    training: 'Master training',
    assignments: 'Teams with a pre-assignment',
    back: 'Admin home',
    labels: settingLabels.en,
    placeholders: placeholders('en', 'month day (weekday) am/pm hour minute'),
  },
})
