import { bilingual } from '../../i18n/text.ts'

const people = (count: number) => `${count}명`
const persons = (count: number) => `${count} ${count === 1 ? 'applicant' : 'applicants'}`

export const overviewText = bilingual({
  title: ['현황', 'Overview'],
  titleOf: (term: string) => [`현황 · ${term}`, `Overview · ${term}`],
  none: [
    '아직 지원서가 없습니다. 첫 지원서가 들어오면 여기에 나타납니다.',
    'There are no applications yet. The first one will show here.',
  ],
  total: ['합계', 'Total'],
  team: ['팀', 'Team'],
  enrolled: (count: number) => [`작성 시작 ${count}`, `${count} started`],
  perDay: ['날짜별 지원서', 'Applications per day'],
  perDayNote: [
    '그날 제출한 지원서입니다. 지원서가 없는 날은 나오지 않습니다.',
    'Applications submitted that day. Days without any are not shown.',
  ],
  day: ['날짜', 'Day'],
  step: ['단계', 'Step'],
  funnel: ['선발 단계', 'Selection steps'],
  funnelNote: [
    '합격과 불합격은 제출한 지원서만 세고, 비율은 제출한 지원서에 대한 것입니다.',
    'Passes and fails count submitted applications only; percentages are of those.',
  ],
  steps: {
    all: ['작성을 시작한 지원서', 'Started'],
    submitted: ['제출', 'Submitted'],
    undecided: ['결정 전', 'Undecided'],
    firstPass: ['1차 합격 이상', 'First-round pass or better'],
    finalPass: ['최종 합격', 'Final pass'],
    fail: ['불합격', 'Fail'],
  },
  answers: ['최종 합격자의 답', 'Answers from final passers'],
  answer: ['답', 'Answer'],
  answersNote: [
    '결과 화면에서 최종 합격을 보는 지원자 가운데 제출한 사람만 셉니다.',
    'Counts only those who submitted and see a final pass on their result page.',
  ],
  availability: ['면접 가능 시간', 'Interview availability'],
  availabilityNote: [
    '제출한 지원자 가운데 몇 명이 올 수 있는지 시간마다 셉니다.',
    'How many of those who submitted can come, hour by hour.',
  ],
  status: ['합격 상태', 'Pass status'],
  anyStatus: ['모든 상태', 'Any status'],
  noOne: ['조건에 맞는 지원자가 없습니다.', 'No applicant matches.'],
  gone: (days: string[]) => [
    `지금은 면접 기간이 아닌 날에 고른 시간도 셉니다: ${days.join(', ')}`,
    `Also counted: hours on days that are no longer in the interview period: ${days.join(', ')}`,
  ],
  tap: ['칸을 누르면 아래에 자세히 나타납니다.', 'Tap an hour to see the details below.'],
  keys: [
    '칸을 누르거나 가리키면, 또는 방향키로 옮겨 가면 아래에 자세히 나타납니다.',
    'Tap or point at an hour, or use the arrow keys, to see the details below.',
  ],
  darker: (most: number, all: number) => [
    `진할수록 많이 올 수 있습니다 (${all}명 중 최대 ${most}명).`,
    `Darker: more can come, at most ${most} of ${all}.`,
  ],
  of: (count: number, all: number) => [`${all}명 중 ${count}명`, `${count} of ${all}`],
  // The number is a word of its own: it is what the cell shows.
  cell: (slot: string, count: number, all: number) => [
    `${slot}, ${all}명 중 ${count} 명`,
    `${slot}, ${count} of ${all}`,
  ],
  slot: (day: string, hours: string) => [
    `${/^\d+$/.test(day) ? `${day}일` : day} ${hours}`,
    `${/^\d+$/.test(day) ? `Day ${day}` : day} ${hours}`,
  ],
  shut: ['면접이 없거나 지난 시간', 'no interviews, or past'],
  bestLess: ['앞으로 면접을 할 수 있는 시간 가운데', 'of the hours still open for interviews'],
  best: ['가장 많이 올 수 있는 시간', 'When most can come'],
  noHours: ['가능한 시간을 고르지 않은 지원자', 'Chose no hours'],
  noneLeft: ['남은 시간에 올 수 있는 지원자가 없습니다.', 'No applicant can come at an hour that is left.'],
  noBest: ['아직 아무도 시간을 고르지 않았습니다.', 'No applicant has chosen hours yet.'],
  count: [people, persons],
})
