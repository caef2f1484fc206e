import type { SettingOf } from '@recruit/contract/fields/settings-values'
import { bilingual } from '../../i18n/text.ts'
import { type Labels, settingLabels } from '../staff/setting-labels.ts'

type Hints = Partial<Labels>
/** What people see with a switch on and with it off. */
type Effects = Partial<Record<SettingOf<'switch'>, { on: string; off: string }>>

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
  title: ['모집 정보 수정', 'Edit recruitment info'],
  note: [
    '여기서 수정한 내용은 리크루팅 사이트 전체에 반영됩니다.',
    'Edits apply to the whole recruiting site.',
  ],
  usePc: ['PC를 이용해 주세요.', 'Please use a PC.'],
  tabs: ['모집 정보', 'Recruitment info'],
  recruit: ['모집 정보', 'Recruitment'],
  result: ['결과 정보', 'Results'],
  master: ['마스터 정보', 'Contact'],
  dirty: (tab: string) => [`${tab} (수정 중)`, `${tab} (edited)`],
  edit: ['수정', 'Edit'],
  revert: ['변경 버리기', 'Discard changes'],
  unsaved: ['이 탭에 저장하지 않은 변경이 있습니다.', 'This tab has changes that are not saved.'],
  period: ['접수', 'Applications'],
  closedByTime: ['마감 시각이 지나 접수가 닫혀 있습니다.', 'Closed: the closing time has passed.'],
  effects: [
    {
      isApplicationPeriod: {
        on: '누구나 지원서를 쓰고 제출할 수 있습니다.',
        off: '「지원하기」를 누르면 지원 기간이 아니라고 안내합니다.',
      },
      showResultToApplicant: {
        on: '지원자가 자기 결과를 볼 수 있습니다.',
        off: '지원자에게는 아직 발표 전이라고 보입니다.',
      },
      is1stResultPeriod: {
        on: '결과 공개 전에는 「서류를 심사하고 있다」고 안내합니다.',
        off: '1차 발표를 기다리라는 안내가 없습니다.',
      },
      isFinalResultPeriod: {
        on: '결과 공개 전에는 「면접 결과를 심의하고 있다」고 안내합니다.',
        off: '최종 발표를 기다리라는 안내가 없습니다.',
      },
      isOnlineInterview: {
        on: '1차 합격자에게 온라인 면접이라고 안내합니다.',
        off: '1차 합격자에게 아래의 면접 장소를 안내합니다.',
      },
    } as Effects,
    {
      isApplicationPeriod: {
        on: 'Anyone can write and submit an application.',
        off: 'The apply button leads to a page that says applications are closed.',
      },
      showResultToApplicant: {
        on: 'Applicants can see their own result.',
        off: 'Applicants are told that nothing has been announced yet.',
      },
      is1stResultPeriod: {
        on: 'Until results are shown, applicants are told that documents are under review.',
        off: 'No notice that first-round results are coming.',
      },
      isFinalResultPeriod: {
        on: 'Until results are shown, applicants are told that interviews are being deliberated.',
        off: 'No notice that final results are coming.',
      },
      isOnlineInterview: {
        on: 'First-round passers are told that the interview is online.',
        off: 'First-round passers see the places below.',
      },
    } as Effects,
  ],
  teamsNote: [
    '표시하지 않은 팀은 지원할 때 「이번 기수 모집 없음」으로 보입니다.',
    'Unchecked teams are labelled “not recruiting this term” on the application.',
  ],
  assignmentsNote: [
    '표시한 팀의 1차 합격자가 결과 화면에서 과제를 봅니다.',
    'First-round passers of checked teams see the assignment on their result page.',
  ],
  schedulesNote: [
    '날짜를 고르면 사이트에 보이는 글이 따라 바뀝니다. 직접 고친 글은 그대로 보이고, 날짜만 있으면 영어 화면에서 영어로 보입니다.',
    'Pick the dates, and the text on the site changes with them. You can also edit the text: it is shown as written. English pages show plain dates in English.',
  ],
  optionalTime: ['(선택, 한국 시간)', '(optional, Seoul time)'],
  fill: ['빈 칸 채우기', 'Fill in the rest'],
  fills: ['누르면 비어 있는 것만 씁니다:', 'Writes only what is missing:'],
  pickers: {
    day: [['날짜'], ['Date']],
    days: [
      ['첫날', '마지막 날'],
      ['First day', 'Last day'],
    ],
    time: [['날짜와 시각'], ['Date and time']],
  },
  toPeriod: (time: string) => [`접수 기간에 맞추기: ${time}`, `Match the application period: ${time}`],
  emergency: ['급할 때', 'In an emergency'],
  emergencyNote: [
    '휴대전화에서는 지원 접수를 닫거나 결과를 숨길 수만 있습니다. 일정, 모집하는 팀, 면접·과제·교육 안내, 문의할 사람은 PC에서 고칩니다.',
    'On a phone you can only close applications and hide results. Dates, teams, interviews, assignments, training and contact are edited on a PC.',
  ],
  publicNow: ['지금 사이트에 보이는 것', 'What the public sees now'],
  afterwards: ['누른 뒤:', 'Once pressed:'],
  undoOnPc: ['되돌리려면 PC에서 다시 켜야 합니다.', 'To undo this, turn it on again on a PC.'],
  isOpenNow: ['지금 지원을 받고 있습니다.', 'Applications are open now.'],
  isClosedNow: ['지금은 지원을 받지 않습니다.', 'Applications are closed now.'],
  areShownNow: ['지원자가 지금 결과를 볼 수 있습니다.', 'Applicants can see their results now.'],
  areHiddenNow: ['결과는 지원자에게 보이지 않습니다.', 'Applicants cannot see results.'],
  closePeriod: ['접수 닫기', 'Close applications'],
  hideResults: ['결과 숨기기', 'Hide results'],
  hints: [
    {
      closesAt: '자동으로 닫힙니다. 비워 두면 「지원 기간」을 끌 때까지 받습니다.',
      answersUntil: '최종 합격자가 결과 화면에서 이 시각까지 참여 여부를 답합니다. 비워 두면 묻지 않습니다.',
      opensAt: '자동으로 켜집니다. 그 전에 「지원 기간」을 바꾸면 취소됩니다.',
      resultsAt:
        '기다리는 변경과 함께 자동으로 공개됩니다. 그 전에 「지원자에게 결과 공개」를 바꾸면 취소됩니다.',
      faceTofaceInterviewPlace: '면접 일정에 장소가 있는 지원자에게는 그 장소가 대신 보입니다.',
      closeGraceSeconds: '마감 시각 뒤 이만큼은 제출을 받습니다. 지원자에게는 보이지 않습니다.',
      keepMonths: '기수를 끝낸 뒤 이만큼 지나면 지원자의 개인정보를 지웁니다.',
    } as Hints,
    {
      closesAt: 'Closes automatically. If empty, only turning off “Application period” closes it.',
      answersUntil:
        'Final passers can accept or decline on their result page until this time. If empty, they are not asked.',
      opensAt: 'Opens automatically. Changing “Application period” before then cancels this.',
      resultsAt:
        'Publishes results and all waiting changes. Changing “Show result to applicants” before then cancels this.',
      faceTofaceInterviewPlace: 'Applicants whose interview time names a room see that room instead.',
      closeGraceSeconds:
        'Submissions are still accepted for this long after the closing time. Applicants do not see this.',
      keepMonths: 'Applicants’ personal data is deleted this long after the term is closed.',
    } as Hints,
  ],
  timeWrong: [
    '날짜와 시각을 모두 입력하거나 모두 지워 주세요.',
    'Enter both the date and the time, or clear both.',
  ],
  timePast: [
    '이미 지난 시각입니다. 앞으로 올 시각을 입력하거나 지워 주세요.',
    'This time has passed. Enter a future time, or clear it.',
  ],
  rare: ['드물게 바꾸는 설정', 'Rarely changed'],
  numberWrong: (min: number, max: number) => [
    `${min}에서 ${max} 사이의 정수를 입력해 주세요.`,
    `Enter a whole number from ${min} to ${max}.`,
  ],
  conflict: ['다른 사람이 먼저 고쳤습니다', 'Someone else changed this first'],
  taken: [
    '내가 고치지 않은 항목은 저장된 값으로 바꾸어 두었습니다:',
    'Fields you had not edited now show the saved values:',
  ],
  takeTheirs: ['저장된 값으로 바꾸기', 'Use the saved values'],
  keepMine: ['내가 고친 값으로 저장', 'Save my edits'],
  nothing: ['비어 있음', 'empty'],
  keepEditing: ['계속 수정하기', 'Keep editing'],
  recruitingTeams: ['기수와 모집하는 팀', 'Cohort and recruiting teams'],
  schedules: ['발표와 면접 일정', 'Announcements and interviews'],
  switches: ['결과 공개와 발표 전 안내', 'Showing results, and what applicants are told before'],
  interview: ['면접 안내 (1차 합격자가 봅니다)', 'Interview (seen by first-round passers)'],
  training: ['참여 확인과 교육 안내 (최종 합격자가 봅니다)', 'Joining and training (seen by final passers)'],
  contact: ['문의할 사람 (결과 화면에 보입니다)', 'Who to contact (seen on the result page)'],
  assignments: ['사전 과제가 있는 팀', 'Teams with a pre-assignment'],
  back: ['관리자 홈', 'Admin home'],
  labels: [settingLabels.ko, settingLabels.en],
  placeholders: [
    placeholders('ko', '월 일 (요일) 오전/오후 시 분'),
    placeholders('en', 'month day (weekday) am/pm hour minute'),
  ],
})
