import type { CallName, Program } from './measured.ts'

export type Language = 'en' | 'ko'
/** The words of the tables. */
export interface Texts {
  programs: Record<Program, string>
  calls: Record<CallName, string>
  measuredOn: (date: string, machine: string, rounds: number, seconds: number) => string
  listOf: (rows: string) => string
  call: string
  withReplicas: (applications: string, replicas: number) => string
  measuredAre: string
  lines: string
  busyLines: string
  idle: string
  visit: { name: string; title: (at: string) => string; aSecond: string }
  applying: Texts['visit']
  part: string
  costs: string
  fullAt: (name: string) => string
  busyAt: (rate: string) => string
  needs: {
    rate: string
    full: string
    none: string
    gateways: string
    applicants: string
    mysql: string
    redis: string
  }
  checked: (applications: string, replicas: number) => string
  rush: (visits: number) => string
  full: string
  check: { what: string; predicted: string; measured: string; error: string }
  cores: string
}

const PROGRAM_NAMES = {
  gateway: 'gateway',
  applicants: 'applicants',
  settings: 'settings',
  auth: 'auth',
  mysql: 'MySQL',
  redis: 'Redis',
}

const en: Texts = {
  programs: PROGRAM_NAMES,
  calls: {
    settings: 'settings load',
    page: 'front page',
    lookup: 'lookup',
    result: 'result',
    save: 'save',
    submit: 'submit',
    list: 'list',
    'sign-in': 'sign-in',
    enrol: 'enrol',
  },
  measuredOn: (date, machine, rounds, seconds) =>
    `Measured on ${date}: ${machine}; medians of ${rounds} rounds of ${seconds} s.`,
  listOf: (rows) => `list of ${rows}`,
  call: 'call',
  withReplicas: (applications, replicas) => `${applications} × ${replicas}`,
  measuredAre:
    'Microseconds of all programs for a call, by applications of the term × replicas of applicants behind one gateway; on the left of an arrow where a modest number ask, on the right where as many do as can be answered:',
  busyLines: 'The same where as many ask as can be answered:',
  lines:
    'The lines fitted to it where a modest number ask, microseconds by program, ± the typical distance of a point. `d`: doublings of the applications from 1,000 on; `t`: thousands of applications in the term; `r`: rows of the list; `k`: replicas of applicants that a gateway knows, or gateways that know the replica. A slope below two of its standard errors is left out.',
  idle: 'idle, a process and second',
  visit: {
    name: 'a visit',
    title: (at) =>
      `**Announcement day.** A visit is three settings loads, the front page, a lookup and a result, here with ${at} applications:`,
    aSecond: 'visits a second',
  },
  applying: {
    name: 'an application',
    title: (at) =>
      `**Deadline day.** An application is finished by ten saves and a submission, here with ${at} applications:`,
    aSecond: 'applications a second',
  },
  part: 'part',
  costs: 'ms each, calm → busy',
  fullAt: (name) => `full at, ${name}`,
  busyAt: (rate) => `cores at ${rate}`,
  needs: {
    rate: 'rate',
    full: 'full with one of each, the first first',
    none: 'none',
    gateways: 'gateways',
    applicants: 'applicants',
    mysql: 'MySQL cores',
    redis: 'of a Redis core',
  },
  checked: (applications, replicas) =>
    `**One prediction, checked** by whole visits with ${applications} applications, ${replicas} replicas and one gateway:`,
  rush: (visits) => `cores at ${visits} visits a second`,
  full: 'visits a second and core, as many as can be had',
  check: { what: 'what', predicted: 'predicted', measured: 'measured', error: 'error' },
  cores: 'cores',
}

const ko: Texts = {
  programs: PROGRAM_NAMES,
  calls: {
    settings: '설정 읽기',
    page: '첫 페이지',
    lookup: '조회',
    result: '결과',
    save: '저장',
    submit: '제출',
    list: '목록',
    'sign-in': '로그인',
    enrol: '등록',
  },
  measuredOn: (date, machine, rounds, seconds) =>
    `${date} 측정: ${machine.replace(/load (\S+) at the start/, '시작할 때 부하 $1')}; ${seconds}초씩 ${rounds}번 잰 값의 중앙값.`,
  listOf: (rows) => `${rows}줄 목록`,
  call: '호출',
  withReplicas: (applications, replicas) => `${applications} × ${replicas}`,
  measuredAre:
    '호출 하나에 모든 프로그램이 쓰는 마이크로초. 열은 그 기수의 지원서 수 × 게이트웨이 한 대 뒤의 applicants 레플리카 수입니다. 화살표 왼쪽은 적당히 올 때, 오른쪽은 받을 수 있는 만큼 올 때입니다.',
  busyLines: '받을 수 있는 만큼 올 때의 직선:',
  lines:
    '적당히 올 때의 값에 맞춘 직선. 프로그램별 마이크로초이고 ± 뒤는 측정점이 직선에서 보통 떨어진 거리입니다. `d`: 지원서가 1,000건에서 두 배가 된 횟수, `t`: 그 기수의 지원서 수를 천으로 나눈 값, `r`: 목록의 줄 수, `k`: 게이트웨이가 아는 applicants 레플리카 수, 또는 그 레플리카를 아는 게이트웨이 수. 표준오차의 두 배가 안 되는 기울기는 뺐습니다.',
  idle: '요청이 없을 때, 프로세스마다 초당',
  visit: {
    name: '방문',
    title: (at) =>
      `**발표일.** 방문 하나는 설정 읽기 세 번, 첫 페이지, 조회, 결과입니다. 지원서는 ${at}건으로 셈했습니다.`,
    aSecond: '초당 방문',
  },
  applying: {
    name: '지원서',
    title: (at) =>
      `**마감일.** 지원서 하나를 끝내려면 저장 열 번과 제출 한 번을 합니다. 지원서는 ${at}건으로 셈했습니다.`,
    aSecond: '초당 지원서',
  },
  part: '부분',
  costs: '하나에 ms, 한가할 때 → 바쁠 때',
  fullAt: (name) => `꽉 차는 ${name}`,
  busyAt: (rate) => `${rate}일 때 코어`,
  needs: {
    rate: '속도',
    full: '하나씩일 때 꽉 차는 것, 먼저 차는 순서',
    none: '없음',
    gateways: '게이트웨이',
    applicants: 'applicants',
    mysql: 'MySQL 코어',
    redis: 'Redis 코어에서 차지하는 몫',
  },
  checked: (applications, replicas) =>
    `**예측 하나를 실제로 확인했습니다.** 지원서 ${applications}건, 레플리카 ${replicas}개, 게이트웨이 한 대에서 방문 전체를 보냈습니다.`,
  rush: (visits) => `초당 방문 ${visits}번일 때 코어`,
  full: '받을 수 있는 만큼 받을 때 코어 하나의 초당 방문',
  check: { what: '무엇', predicted: '예측', measured: '측정', error: '오차' },
  cores: '코어',
}

export const TEXTS: Record<Language, Texts> = { en, ko }
