import { bilingual, counted } from '../../i18n/text.ts'

/** Texts of the rehearsal of a term. */
export const rehearsalText = bilingual({
  title: ['학기 미리 해 보기', 'Rehearse a term'],
  lead: [
    '지금의 모집 정보, 질문, 면접 규칙, 면접관의 시간, 메시지 문구를 그대로 두고 가상의 지원자로 한 학기를 계산합니다. 아무것도 저장하거나 보내지 않습니다.',
    'Computes a term with invented applicants from the settings, questions, interview rules, interviewers’ hours and message words as they are now. Nothing is saved or sent.',
  ],
  numbersHint: ['지원자 수를 비워 두면 지난 학기와 같습니다.', "Leave empty to use the last term's numbers."],
  applicants: ['제출하는 사람', 'Applicants'],
  interviewed: ['1차 합격하는 사람', 'Interviewed'],
  whole: ['0에서 500까지의 수를 적어 주세요.', 'Enter a number from 0 to 500.'],
  tooMany: ['제출하는 지원자보다 많을 수 없습니다.', 'No more than submit.'],
  both: ['두 칸을 모두 적거나 모두 비워 주세요.', 'Fill in both fields or neither.'],
  needed: ['지원서 하나를 평가하는 사람', 'Reviewers per application'],
  charactersPerMinute: ['1분에 읽는 글자 수', 'Characters read in a minute'],
  minutesEach: ['지원서마다 평가를 적는 시간(분)', 'Minutes to score each application'],
  start: ['계산하기', 'Rehearse'],
  startAgain: ['다시 계산하기', 'Rehearse again'],
  computing: [
    '가상의 학기 다섯 번을 계산하는 중입니다. 길어도 1분이면 끝납니다.',
    'Computing five invented terms. This takes a minute at most.',
  ],
  assumed: [
    '지난 학기의 제출이 20건보다 적어, 글의 길이와 가능한 시간은 가정한 값입니다.',
    'The last term has fewer than 20 submissions, so lengths and free hours are assumptions.',
  ],
  fromLastTerm: [
    '글의 길이와 가능한 시간은 지난 학기의 제출에서 가져왔습니다.',
    'Lengths and free hours are those of the last term’s submissions.',
  ],
  longest: ['가장 오래 읽는 평가자', 'The longest reading'],
  fitting: ['배치되는 면접', 'Interviews that fit'],
  ofAll: (placed: number, all: number) => [`${placed} / ${all}`, `${placed} of ${all}`],
  sending: ['메시지를 보내는 시간', 'To send them'],
  none: ['없음', 'None'],
  toMembers: ['평가자 추가', 'Add reviewers'],
  shortOf: ['평가자가 모자란 지원서', 'Applications short of reviewers'],
  toRules: ['면접관과 규칙', 'Interviewers and rules'],
  readers: ['평가자별 읽는 시간', 'Reading time of each reviewer'],
  noReader: [
    '평가할 수 있는 운영진이 없습니다. ‘운영진’에서 먼저 추가해 주세요.',
    'No member can review. Add some under ‘Staff’ first.',
  ],
  short: (team: string, count: number) => [
    `${team}: 지원서 ${count}건은 평가자가 모자랍니다.`,
    `${team}: ${counted(count, 'application')} without enough reviewers.`,
  ],
  reader: ['평가자', 'Reviewer'],
  applications: ['지원서', 'Applications'],
  hours: ['시간', 'Time'],
  inHours: (minutes: number) => [
    minutes < 60 ? `${minutes}분` : `${Math.floor(minutes / 60)}시간 ${minutes % 60}분`,
    minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`,
  ],
  compared: ['많은 정도', 'Compared'],
  interviews: ['면접', 'Interviews'],
  noDays: [
    '면접 기간에 날짜가 없어 면접은 계산하지 않았습니다. ‘모집 정보’에 날짜를 적어 주세요.',
    'The interview period names no dates, so no interviews were computed. Enter dates under ‘Settings’.',
  ],
  fits: (placed: number, all: number) => [
    `${all}명 중 ${placed}명의 면접이 배치됩니다.`,
    `${placed} of ${all} interviews fit.`,
  ],
  allFit: (all: number) => [`${all}명의 면접이 모두 배치됩니다.`, `All ${all} interviews fit.`],
  range: (least: number, most: number) => [
    least === most
      ? `다섯 번 모두 ${least}명입니다.`
      : `다섯 번 가운데 적게는 ${least}명, 많게는 ${most}명입니다.`,
    least === most ? `${least} in all five terms.` : `From ${least} to ${most} in the five terms.`,
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
  byKind: ['종류별 메시지', 'Messages by kind'],
  kind: ['종류', 'Kind'],
  messages: ['최대', 'At most'],
  asNeeded: ['필요할 때', 'as needed'],
  minutes: ['보내는 시간(분)', 'Minutes to send'],
  words: ['받는 내용', 'As it reads'],
  mailsPerMinute: ['1분에 보내는 메시지 수', 'Messages sent in a minute'],
})
