import { bilingual } from '../../i18n/text.ts'
import { type Labels, settingLabels } from '../staff/setting-labels.ts'

type Hints = Partial<Labels>

const schedule = { ko: '월.일(요일)', en: 'month.day(weekday)' }
const placeholders = (language: 'ko' | 'en', training: string): Partial<Labels> => ({
  cardinalNumber: '43',
  applicationSubmissionPeriod: schedule[language],
  firstPresentationPeriod: schedule[language],
  interviewPeriod: schedule[language],
  finalPresentationPeriod: schedule[language],
  masterTrainingSchedule: training,
  designPreAssignmentPixelSize: '000x000',
  masterPhoneNumber: '010-0000-0000',
})

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
    timePast: '이미 지난 시각입니다. 앞으로 올 시각을 입력하거나 지워 주세요.',
    answers: '최종 합격자의 답',
    keeping: '개인정보',
    numberWrong: (min: number, max: number) => `${min}에서 ${max} 사이의 정수를 입력해 주세요.`,
    conflict: '다른 사람이 먼저 고쳤습니다',
    taken: '내가 고치지 않은 항목은 저장된 값으로 바꾸어 두었습니다:',
    takeTheirs: '저장된 값으로 바꾸기',
    keepMine: '내가 고친 값으로 저장',
    nothing: '비어 있음',
    keepEditing: '계속 수정하기',
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
    timePast: 'This time is over. Enter one that is ahead, or clear it.',
    answers: 'Answers of final passers',
    keeping: 'Personal data',
    numberWrong: (min: number, max: number) => `Enter a whole number from ${min} to ${max}.`,
    conflict: 'Somebody else edited this first',
    taken: 'What I had not edited now stands as it is stored:',
    takeTheirs: 'Take what is stored',
    keepMine: 'Save my edit',
    nothing: 'empty',
    keepEditing: 'Keep editing',
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
