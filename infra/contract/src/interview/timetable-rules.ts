import type { Text } from '../text.ts'

export interface RuleWhere {
  applicant: string
  interviewer: string
  room: string
  when: Text
}

const said =
  (ko: (where: RuleWhere & { at: string }) => string, en: (where: RuleWhere & { at: string }) => string) =>
  (where: RuleWhere): Text => ({
    ko: ko({ ...where, at: where.when.ko }),
    en: en({ ...where, at: where.when.en }),
  })

export const timetableRuleTexts = {
  'applicant-unknown': said(
    ({ applicant }) => `${applicant} 님은 면접 대상이 아닙니다.`,
    ({ applicant }) => `${applicant} is not to be interviewed.`,
  ),
  'applicant-twice': said(
    ({ applicant }) => `${applicant} 님의 면접이 두 번 있습니다.`,
    ({ applicant }) => `${applicant} has two interviews.`,
  ),
  'applicant-hours': said(
    ({ applicant, at }) => `${applicant} 님은 ${at}에 올 수 없습니다.`,
    ({ applicant, at }) => `${applicant} cannot come at ${at}.`,
  ),
  'outside-grid': said(
    ({ applicant, at }) => `${applicant} 님의 면접이 면접 기간이나 하루의 시간을 벗어납니다: ${at}`,
    ({ applicant, at }) =>
      `The interview of ${applicant} lies outside the interview period or the day: ${at}.`,
  ),
  'panel-size': said(
    ({ applicant }) => `${applicant} 님의 면접관 수가 규칙과 다릅니다.`,
    ({ applicant }) => `The panel of ${applicant} does not have as many interviewers as the rules say.`,
  ),
  'interviewer-unknown': said(
    ({ applicant }) => `${applicant} 님의 면접관 가운데 지워진 사람이 있습니다.`,
    ({ applicant }) => `An interviewer of ${applicant} was removed.`,
  ),
  'interviewer-team': said(
    ({ applicant, interviewer }) => `${interviewer} 님은 ${applicant} 님의 팀을 면접하지 않습니다.`,
    ({ applicant, interviewer }) => `${interviewer} does not interview the team of ${applicant}.`,
  ),
  'interviewer-hours': said(
    ({ interviewer, at }) => `${interviewer} 님은 ${at}에 올 수 없습니다.`,
    ({ interviewer, at }) => `${interviewer} cannot come at ${at}.`,
  ),
  'interviewer-busy': said(
    ({ interviewer, at }) => `${interviewer} 님은 ${at}에 다른 면접이 있습니다.`,
    ({ interviewer, at }) => `${interviewer} has another interview at ${at}.`,
  ),
  'interviewer-per-day': said(
    ({ interviewer, at }) => `${interviewer} 님이 하루에 할 수 있는 시간대 수를 넘습니다: ${at}`,
    ({ interviewer, at }) => `${interviewer} would have too many slots in one day: ${at}.`,
  ),
  'interviewer-in-a-row': said(
    ({ interviewer, at }) => `${interviewer} 님이 쉬지 않고 할 수 있는 시간을 넘습니다: ${at}부터`,
    ({ interviewer, at }) => `${interviewer} would have too many hours without a pause, from ${at}.`,
  ),
  'room-unknown': said(
    ({ room, at }) => `${at}에는 면접실 ${room}을(를) 쓸 수 없습니다.`,
    ({ room, at }) => `Room ${room} cannot be used at ${at}.`,
  ),
  'room-busy': said(
    ({ room, at }) => `면접실 ${room}에는 ${at}에 다른 면접이 있습니다.`,
    ({ room, at }) => `Room ${room} is taken at ${at}.`,
  ),
  'interview-full': said(
    ({ applicant, room, at }) =>
      `${at} 면접실 ${room}의 면접에는 자리가 더 없어 ${applicant} 님이 들어갈 수 없습니다.`,
    ({ applicant, room, at }) => `The interview in room ${room} at ${at} has no place left for ${applicant}.`,
  ),
  'panel-split': said(
    ({ room, at }) => `${at} 면접실 ${room}에서는 모두 같은 면접관과 면접해야 합니다.`,
    ({ room, at }) => `Everyone in room ${room} at ${at} needs the same interviewers.`,
  ),
  'locked-changed': said(
    ({ applicant }) => `${applicant} 님의 면접은 고정되어 있습니다. 먼저 고정을 풀어 주세요.`,
    ({ applicant }) => `The interview of ${applicant} is locked. Please unlock it first.`,
  ),
} as const
