import type { Calls, SentTo } from '@recruit/contract'

const DAY_MS = 86_400_000
const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토']

/** A date some days from now in Seoul, as the settings write it: `12.5(토)`. */
function dayFromNow(days: number, now = Date.now()): string {
  const date = new Date(now + days * DAY_MS + 9 * 3_600_000)
  return `${date.getUTCMonth() + 1}.${date.getUTCDate()}(${WEEKDAYS[date.getUTCDay()]})`
}

/** The interviews began yesterday: a demo shows a day of them in the middle. */
const INTERVIEWS_FROM = -1

/** The last minute of such a day in Seoul. */
const endOfDay = (days: number): string => {
  const date = new Date(Date.now() + days * DAY_MS + 9 * 3_600_000).toISOString().slice(0, 10)
  return `${date}T23:59:00+09:00`
}

export const recruit = (): SentTo<Calls['modifyRecruitInfo']> => ({
  cardinalNumber: '45',
  // Late applications are accepted while the first round is public, so that a demo shows both.
  applicationSubmissionPeriod: `${dayFromNow(-14)} ~ ${dayFromNow(-5)}, 추가 ${dayFromNow(5)}까지`,
  firstPresentationPeriod: dayFromNow(-3),
  interviewPeriod: `${dayFromNow(INTERVIEWS_FROM)} ~ ${dayFromNow(INTERVIEWS_FROM + 6)}`,
  finalPresentationPeriod: dayFromNow(9),
  isApplicationPeriod: true,
  doesRecruitMarketing: true,
  doesRecruitDesign: true,
  doesRecruitWebDev: true,
  closesAt: endOfDay(5),
})

export const result = (): SentTo<Calls['modifyResultInfo']> => ({
  isOnlineInterview: false,
  faceTofaceInterviewPlace: '학생문화관 301호',
  interviewWaitingPlace: '학생문화관 3층 로비',
  surveyFormLink: 'https://example.org/survey',
  masterTrainingSchedule: `${dayFromNow(18)} 오후 6시 30분`,
  masterTrainingPlace: '학생문화관 소극장',
  masterTrainingWaitingPlace: '학생문화관 1층 로비',
  masterTrainingWaitingTime: '오후 6시',
  isMarketingPreAssignment: true,
  marketingPreAssignment: '좋아하는 학교 공간을 한 장의 카드로 소개해 주세요.',
  isDesignPreAssignment: true,
  designPreAssignmentBannerName: '봄맞이',
  designPreAssignmentPixelSize: '1200x400',
  designPreAssignmentSubmitPeriod: `${dayFromNow(6)} 자정까지`,
  isWebDevPreAssignment: true,
  webDevPreAssignment: '자주 쓰는 사이트 하나를 골라 고치고 싶은 점 세 가지를 적어 주세요.',
})

export const master: SentTo<Calls['modifyMasterInfo']> = {
  masterName: '이하늘',
  masterPhoneNumber: '010-0000-0000',
}
