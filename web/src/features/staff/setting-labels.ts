import type { SettingName } from '@recruit/contract/fields/settings-values'
import type { Text } from '@recruit/contract/text'
import { namesIn } from './text.ts'

export type Labels = Record<SettingName, string>

const labels: Record<SettingName, Text> = {
  cardinalNumber: { ko: '기수', en: 'Cohort number' },
  applicationSubmissionPeriod: { ko: '지원서 접수 기간', en: 'Application submission' },
  firstPresentationPeriod: { ko: '1차 발표', en: 'First-round results' },
  interviewPeriod: { ko: '심층 면접', en: 'In-depth interview' },
  finalPresentationPeriod: { ko: '최종 발표', en: 'Final results' },
  isApplicationPeriod: { ko: '지원 기간', en: 'Application period' },
  closesAt: { ko: '마감 시각', en: 'Closing time' },
  answersUntil: { ko: '참여 여부 답변 마감', en: 'Final passers answer until' },
  opensAt: { ko: '접수 시작 시각', en: 'Opening time' },
  resultsAt: { ko: '결과 공개 시각', en: 'Publish results at' },
  closeGraceSeconds: { ko: '마감 뒤 유예 시간 (초)', en: 'Grace period after closing (seconds)' },
  keepMonths: { ko: '개인정보 보관 개월 수', en: 'Months to keep personal data' },
  doesRecruitMarketing: { ko: '마케팅팀', en: 'Marketing' },
  doesRecruitDesign: { ko: '디자인팀', en: 'Design' },
  doesRecruitWebDev: { ko: '웹개발팀', en: 'Web dev' },
  showResultToApplicant: { ko: '지원자에게 결과 공개', en: 'Show result to applicants' },
  is1stResultPeriod: { ko: '1차 결과 기간', en: 'First-result period' },
  isFinalResultPeriod: { ko: '최종 결과 기간', en: 'Final-result period' },
  isOnlineInterview: { ko: '온라인 면접', en: 'Online interview' },
  isMarketingPreAssignment: { ko: '마케팅팀 사전 과제', en: 'Marketing pre-assignment' },
  isDesignPreAssignment: { ko: '디자인팀 사전 과제', en: 'Design pre-assignment' },
  isWebDevPreAssignment: { ko: '웹개발팀 사전 과제', en: 'Web dev pre-assignment' },
  faceTofaceInterviewPlace: { ko: '대면 면접 장소', en: 'Face-to-face interview place' },
  interviewWaitingPlace: { ko: '면접 대기 장소', en: 'Interview waiting place' },
  surveyFormLink: { ko: '면접 전 설문 링크', en: 'Survey form link (before the interview)' },
  masterTrainingSchedule: { ko: '마스터 교육 일정', en: 'Master training schedule' },
  masterTrainingPlace: { ko: '교육 장소', en: 'Training place' },
  masterTrainingWaitingPlace: { ko: '교육 대기 장소', en: 'Training waiting place' },
  masterTrainingWaitingTime: { ko: '대기 시작 시각', en: 'Waiting from' },
  marketingPreAssignment: { ko: '마케팅팀 사전 과제 내용', en: 'Marketing pre-assignment text' },
  webDevPreAssignment: { ko: '웹개발팀 사전 과제 내용', en: 'Web dev pre-assignment text' },
  designPreAssignment: { ko: '디자인팀 사전 과제 내용', en: 'Design pre-assignment text' },
  designPreAssignmentBannerName: { ko: '배너 시즌 이름', en: 'Banner season name' },
  designPreAssignmentPixelSize: { ko: '배너 픽셀 크기', en: 'Banner pixel size' },
  designPreAssignmentSubmitPeriod: { ko: '과제 제출 일정', en: 'Assignment due' },
  masterName: { ko: '마스터 이름', en: 'Master name' },
  masterPhoneNumber: { ko: '마스터 연락처', en: 'Master phone' },
}

/** What each setting is called on its tab, in the history and in a conflict. */
export const settingLabels = { ko: namesIn(labels, 'ko'), en: namesIn(labels, 'en') }
