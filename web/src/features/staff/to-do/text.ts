import { bilingual } from '../../../i18n/text.ts'

export const toDoText = bilingual({
  title: ['지금 할 일', 'To do'],
  kinds: {
    today: [
      (_count: number) => '오늘 남은 면접',
      (count: number) => `${count === 1 ? 'interview' : 'interviews'} left today`,
    ],
    unreviewed: [
      (_count: number) => '결정 전이고 평가가 남은 지원서',
      (count: number) => `undecided ${count === 1 ? 'application' : 'applications'} still to review`,
    ],
    undecided: [
      (_count: number) => '결정 전 지원서',
      (count: number) => `undecided ${count === 1 ? 'application' : 'applications'}`,
    ],
    withoutDate: [
      (_count: number) => '1차 합격인데 면접 일정이 없는 지원자',
      (count: number) => `first-round ${count === 1 ? 'passer' : 'passers'} without an interview date`,
    ],
    absent: [
      (_count: number) => '면접에 오지 않아 결정할 지원자',
      (count: number) => `${count === 1 ? 'applicant' : 'applicants'} missed the interview, to be decided`,
    ],
    unpublished: [
      (_count: number) => '지원자에게 공개하지 않은 변경',
      (count: number) => `${count === 1 ? 'change' : 'changes'} that applicants do not see yet`,
    ],
    drafts: [
      (_count: number) => '승인을 기다리는 메시지',
      (count: number) => `${count === 1 ? 'message' : 'messages'} awaiting approval`,
    ],
    stuck: [
      (_count: number) => '나가지 않았거나 도착이 불확실한 메시지',
      (count: number) => `${count === 1 ? 'message' : 'messages'} not sent or not sure to have arrived`,
    ],
    appointments: [
      (_count: number) => '면접 참석 여부를 답하지 않은 지원자',
      (count: number) =>
        `${count === 1 ? 'applicant has' : 'applicants have'} not confirmed their interview time`,
    ],
    offers: [
      (_count: number) => '최종 합격에 답하지 않은 지원자',
      (count: number) => `${count === 1 ? 'final passer has' : 'final passers have'} not answered`,
    ],
  },
  /** Results are hidden: deciding goes on, and nothing is overdue. */
  hidden: ['결과를 공개하면 지원자가 봅니다.', 'Applicants see them once results are public.'],
  reviewsOpen: (teams: string) => [`평가 마침: ${teams}`, `Reviewing closed: ${teams}`],
  ofTeam: (team: string, count: number) => [`${team} ${count}`, `${team} ${count}`],
  fillIn: ['모집 정보의 기수와 일정 채우기', 'Fill in the cohort and the dates of the term'],
  allDone: ['지금 기다리는 일이 없습니다.', 'Nothing is waiting for you.'],
})
