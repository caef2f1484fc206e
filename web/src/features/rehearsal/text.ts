import type { Team } from '@recruit/contract/constants'
import { shortName, teamNames } from '../../content/teams.ts'
import { bilingual, counted } from '../../i18n/text.ts'

const hoursIn = (minutes: number) => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return hours === 0
    ? { ko: `${rest}분`, en: `${rest} min` }
    : { ko: `${hours}시간 ${rest}분`, en: `${hours} h ${rest} min` }
}

/** Texts of the rehearsal of a term. */
export const rehearsalText = bilingual({
  title: ['모집 미리 해 보기', 'Rehearse a term'],
  lead: [
    '지금의 설정과 가상의 지원자로 한 기수의 모집을 계산합니다. 아무것도 저장하거나 보내지 않습니다.',
    'Computes a term with invented applicants and the settings as they are now. Nothing is saved or sent.',
  ],
  numbersHint: ['지원자 수를 비워 두면 지난 기수와 같습니다.', "Leave empty to use the last term's numbers."],
  applicants: ['제출', 'Applicants'],
  interviewed: ['1차 합격', 'Interviewed'],
  whole: ['0에서 500까지의 수를 적어 주세요.', 'Enter a number from 0 to 500.'],
  tooMany: ['제출하는 지원자보다 많을 수 없습니다.', 'No more than submit.'],
  both: ['두 칸을 모두 적거나 모두 비워 주세요.', 'Fill in both fields or neither.'],
  needed: ['지원서 하나를 평가하는 사람', 'Reviewers per application'],
  change: ['수와 가정 바꾸기', 'Change numbers and assumptions'],
  teams: (numbers: string) => [`지원자 ${numbers}`, `Applicants: ${numbers}`],
  assumes: (pace: { charactersPerMinute: number; minutesEach: number; mailsPerMinute: number }) => [
    `1분에 ${pace.charactersPerMinute}자 읽기, 지원서마다 ${pace.minutesEach}분 평가, 1분에 메시지 ${pace.mailsPerMinute}통`,
    `${pace.charactersPerMinute} characters a minute, ${pace.minutesEach} min to score each, ${pace.mailsPerMinute} messages a minute`,
  ],
  charactersPerMinute: ['1분에 읽는 글자 수', 'Characters read in a minute'],
  minutesEach: ['지원서마다 평가하는 시간(분)', 'Minutes to score each application'],
  mailsPerMinute: ['1분에 보내는 메시지 수', 'Messages sent in a minute'],
  start: ['미리 해 보기', 'Rehearse'],
  startAgain: ['다시 해 보기', 'Rehearse again'],
  computing: [
    '가상의 모집 다섯 번을 계산하는 중입니다. 길어도 1분이면 끝납니다.',
    'Computing five invented terms. This takes a minute at most.',
  ],
  assumed: [
    '지난 기수의 제출이 20건보다 적어, 글의 길이와 가능한 시간은 가정한 값입니다.',
    'Fewer than 20 submissions last term: lengths and free hours are assumed.',
  ],
  fromLastTerm: [
    '글의 길이와 가능한 시간은 지난 기수의 제출에서 가져왔습니다.',
    'Lengths and free hours are those of the last term’s submissions.',
  ],
  lacking: ['모자란 것', 'What is missing'],
  nothingLacks: ['모자란 것이 없습니다', 'Nothing is missing'],
  shortOf: (team: string, count: number, needed: number) => [
    `${team}: 평가자 ${needed}명 중 ${count}명이 있습니다. ${needed - count}명을 더 추가해 주세요.`,
    `${team}: ${count} of ${counted(needed, 'reviewer')}. Add ${needed - count} more.`,
  ],
  toMembers: (team: Team) => [`${teamNames[team].ko} 평가자 추가`, `Add ${shortName(team, 'en')} reviewers`],
  noDays: [
    '면접 기간에 날짜가 없어 면접은 계산하지 않았습니다.',
    'The interview period names no dates, so no interviews were computed.',
  ],
  toDays: ['날짜 정하기', 'Set the dates'],
  unfit: (team: string, count: number, all: number) => [
    `${team}: 면접 ${all}건 중 ${count}건은 자리가 없습니다.`,
    `${team}: ${count} of ${counted(all, 'interview')} without a place.`,
  ],
  toRules: ['면접관과 규칙 바꾸기', 'Change interviewers and rules'],
  readers: ['평가자별 읽는 시간', 'Reading time per reviewer'],
  longest: (minutes: number) => [`최대 ${hoursIn(minutes).ko}`, `up to ${hoursIn(minutes).en}`],
  reader: ['평가자', 'Reviewer'],
  applications: ['지원서', 'Applications'],
  hours: ['시간', 'Time'],
  inHours: (minutes: number) => [hoursIn(minutes).ko, hoursIn(minutes).en],
  compared: ['많은 정도', 'Compared'],
  interviews: ['면접', 'Interviews'],
  fits: (placed: number, all: number) => [`${all}명 중 ${placed}명 배치`, `${placed} of ${all} fit`],
  range: (least: number, most: number) => [
    `다섯 번 가운데 적게는 ${least}명, 많게는 ${most}명입니다.`,
    `From ${least} to ${most} in the five terms.`,
  ],
  byDay: ['날짜별 면접', 'Interviews by day'],
  day: ['날짜', 'Day'],
  interviewers: ['면접관', 'Interviewers'],
  placed: ['배치된 면접', 'Interviews'],
  left: ['그날 올 수 있지만 자리가 없는 사람', 'Could come, but have no place'],
  reasons: {
    'no-hours': (count: number) => [
      `${count}명은 면접 한 번을 할 만큼 긴 시간이 없습니다.`,
      `${counted(count, 'applicant')} without an hour long enough.`,
    ],
    'no-panel': (count: number) => [
      `${count}명은 올 수 있는 시간에 면접실이나 면접관이 없습니다.`,
      `${counted(count, 'applicant')} without a room or interviewer in their hours.`,
    ],
    crowded: (count: number) => [
      `${count}명은 올 수 있는 시간의 자리가 다 찼습니다.`,
      `${counted(count, 'applicant')} whose hours are full.`,
    ],
    limits: (count: number) => [
      `${count}명은 면접관의 하루 한도 때문에 자리가 없습니다.`,
      `${counted(count, 'applicant')} because of interviewers’ limits.`,
    ],
  },
  helps: ['이만큼이면 모두 들어갑니다', 'With this, everyone fits'],
  helpOf: {
    room: (day: string, count: number) => [
      `${day}: 면접실 시간 ${count}칸 더`,
      `${day}: ${counted(count, 'more room-hour')}`,
    ],
    'interviews-per-day': (day: string, count: number) => [
      `${day}: 면접관 ${count}명의 하루 한도 늘리기`,
      `${day}: ${counted(count, 'interviewer')} with a higher daily limit`,
    ],
    'hours-in-a-row': (day: string, count: number) => [
      `${day}: 면접관 ${count}명이 더 오래 쉬지 않고`,
      `${day}: ${counted(count, 'interviewer')} longer without a break`,
    ],
    'interviewer-hours': (day: string, count: number) => [
      `${day}: 면접관의 시간 ${count}칸 더`,
      `${day}: ${counted(count, 'more interviewer-hour')}`,
    ],
    'applicant-hours': (day: string, count: number) => [
      `${day}: 지원자 ${count}명에게 다른 시간 묻기`,
      `${day}: ask ${counted(count, 'applicant')} for another hour`,
    ],
  },
  mail: ['메시지', 'Messages'],
  messages: (count: number) => [`${count}통`, String(count)],
  sending: (count: number, minutes: number) => [
    `최대 ${count}통, ${hoursIn(minutes).ko}`,
    `up to ${count} messages, ${hoursIn(minutes).en}`,
  ],
  asNeeded: ['필요할 때', 'as needed'],
})
