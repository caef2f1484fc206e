/** The staff's names of an application's status, the same in lists, buttons, spreadsheets and help. No zod. */
import type { Band } from '../certainty/bands.ts'
import type { Answer, Pass } from '../constants.ts'
import type { DayState } from '../interview/day.ts'
import type { Text } from '../text.ts'

/** A pass status as shown: an application that was never submitted is a draft. */
export type ShownPass = Pass | 'draft'
export const SHOWN_PASSES = [
  'draft',
  'default',
  '1stPass',
  'finalPass',
  'fail',
] as const satisfies ShownPass[]

export const shownPassOf = ({ pass, isFinalSubmit }: { pass: Pass; isFinalSubmit: boolean }): ShownPass =>
  pass === 'default' && !isFinalSubmit ? 'draft' : pass

export const submissionNames: Record<'draft' | 'submitted', Text> = {
  draft: { ko: '작성 중', en: 'Draft' },
  submitted: { ko: '제출됨', en: 'Submitted' },
}

export const shownPassNames: Record<ShownPass, Text> = {
  draft: submissionNames.draft,
  default: { ko: '서류 제출', en: 'Document submitted' },
  '1stPass': { ko: '1차 합격', en: 'First-round pass' },
  finalPass: { ko: '최종 합격', en: 'Final pass' },
  fail: { ko: '불합격', en: 'Fail' },
}

/** On which side of the places an applicant is, and how sure that is. */
export const bandNames: Record<Band, Text> = {
  clearIn: { ko: '합격권 확실', en: 'Clearly in' },
  closeIn: { ko: '합격권 유력', en: 'Probably in' },
  open: { ko: '경합', en: 'Borderline' },
  closeOut: { ko: '합격권 밖 유력', en: 'Probably out' },
  clearOut: { ko: '합격권 밖 확실', en: 'Clearly out' },
}

/** An applicant's answer to an appointment, as the history names it. */
export const appointmentAnswerNames: Record<'comes' | 'cannotCome', Text> = {
  comes: { ko: '참석', en: 'Comes' },
  cannotCome: { ko: '참석할 수 없음', en: 'Cannot come' },
}

/** Where an applicant is on the day of her interview. */
export const dayStateNames: Record<DayState, Text> = {
  waiting: { ko: '도착 전', en: 'Not here yet' },
  arrived: { ko: '도착', en: 'Arrived' },
  inInterview: { ko: '면접 중', en: 'In the interview' },
  done: { ko: '완료', en: 'Done' },
  didNotCome: { ko: '불참', en: 'Did not come' },
}

/** A final passer's answer; '' without one. */
export const answerNames: Record<Answer | '', Text> = {
  '': { ko: '답하지 않음', en: 'Not answered' },
  confirmed: { ko: '참여', en: 'Joins' },
  declined: { ko: '참여하지 않음', en: 'Declined' },
}
