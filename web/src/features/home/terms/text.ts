import { bilingual } from '../../../i18n/text.ts'

interface Criterion {
  name: string
  weight: number
  low: string
  middle: string
  high: string
}
/** The meaning of each score, where there is one. */
const scores = ({ low, middle, high }: Criterion) =>
  [low && `1 ${low}`, middle && `3 ${middle}`, high && `5 ${high}`].filter(Boolean).join(' · ')

export const termsText = bilingual({
  title: ['기수 관리', 'New and past terms'],
  inside: ['새 기수 시작, 지난 기수 보기', 'Start a new one, read earlier ones'],
  lead: [
    '모집이 끝나면 새 기수를 시작합니다. 지난 기수는 읽기 전용으로 남았다가 개인정보가 지워집니다.',
    'When recruitment is over, start a new term. Earlier terms can be read until their personal data is deleted.',
  ],
  start: ['새 기수 시작', 'Start a new term'],
  terms: ['기수 목록', 'Terms'],
  term: ['기수', 'Term'],
  running: ['진행 중', 'Running'],
  applications: ['지원서', 'Applications'],
  count: (count: number) => [`${count}건`, `${count}`],
  closed: ['상태', 'Status'],
  closedOn: (when: string) => [`${when}에 끝남`, `Closed on ${when}`],
  removes: ['개인정보 삭제', 'Deletion of personal data'],
  removed: (when: string) => [`${when}에 삭제됨, 집계만 남음`, `deleted on ${when}; only counts are kept`],
  goes: (when: string, count: string) => [
    `${when}에 지원서 ${count}의 개인정보가 지워집니다`,
    `data of ${count} ${count === '1' ? 'application' : 'applications'} will be deleted on ${when}`,
  ],
  goesLater: ['기수가 끝날 때 날짜가 정해집니다', 'The date is set when the term is closed'],
  archive: ['지난 지원서 보기', 'Read the archive'],
  archiveOf: (term: string) => [`${term}의 지난 지원서 보기`, `Read the archive: ${term}`],
  whatGoes: ['무엇이 지워지고 무엇이 남나요?', 'What is deleted, and what is kept?'],
  going: [
    '지워지는 것: 이름, 학번, 이화이언 아이디, 전공, 이수 학기, 이메일, 연락처, 면접 가능 시간, 지원 동기, 활동 계획, 포트폴리오 링크, 면접 일정과 변경 이력 속의 이름.',
    'Deleted: name, student id, community id, major, completed semesters, e-mail, phone, interview availability, motive, plan, portfolio link, interview date, and names in the history.',
  ],
  staying: [
    '남는 것: 팀과 합격 상태별 지원서 수.',
    'Kept: the number of applications by team and pass status.',
  ],
  popup: ['새 기수를 시작할까요?', 'Start a new term?'],
  will: ['시작하면 이렇게 됩니다', 'This is what will happen'],
  willArchive: (count: string) => [
    `지금까지의 지원서 ${count}은 읽기 전용으로 보관됩니다. 지원자는 더 이상 지원서와 결과를 볼 수 없습니다.`,
    `Applications so far (${count}) become a read-only archive. Applicants can no longer see their applications or results.`,
  ],
  willOff: [
    '모든 스위치가 꺼집니다: 지원 기간, 모집 팀, 결과 공개, 결과 기간, 온라인 면접, 사전 과제.',
    'All switches are turned off: application period, recruiting teams, results, result periods, online interview, pre-assignments.',
  ],
  willEmpty: [
    '네 가지 일정, 결과 정보 탭의 글, 마감 시각이 비워집니다. 아래에서 고른 글은 남습니다.',
    'The four schedule texts, the texts on the result tab and the closing time are cleared, except for the texts chosen below.',
  ],
  willEndDrafts: (count: number) => [
    `그 가운데 작성 중인 지원서 ${count}건은 더 이상 이어 쓰거나 제출할 수 없습니다.`,
    `Of these, ${count === 1 ? '1 draft' : `${count} drafts`} can no longer be continued or submitted.`,
  ],
  willDropMail: (unsent: string) => [
    `아직 나가지 않은 메시지는 나가지 않습니다: ${unsent}.`,
    `Messages that have not been sent yet never will be: ${unsent}.`,
  ],
  unsent: {
    paused: (count: number) => [`멈춘 메시지 ${count}건`, `${count} paused`],
    drafts: (count: number) => [
      `승인 전 초안 ${count}건`,
      `${count} ${count === 1 ? 'draft' : 'drafts'} awaiting approval`,
    ],
    queued: (count: number) => [`발송 대기 ${count}건`, `${count} queued`],
  },
  willDropTimetable: (interviewers: number, rooms: number) => [
    `면접관 ${interviewers}명과 가능한 시간, 방 ${rooms}개와 면접 시간표 규칙은 가져오지 않습니다. 새로 정해야 합니다.`,
    `${interviewers === 1 ? '1 interviewer' : `${interviewers} interviewers`} with their hours, ${rooms === 1 ? '1 room' : `${rooms} rooms`} and the timetable rules are not carried over; set them up again.`,
  ],
  willStay: [
    '운영진, 메시지 기본 문구, 마스터 이름과 연락처, 개인정보 보관 개월 수, 마감 뒤 유예 시간은 그대로 남습니다.',
    'Staff, message templates, the master’s name and phone, how long personal data is kept and the grace period after closing stay as they are.',
  ],
  nextCohort: ['새 기수 번호', 'Cohort number of the new term'],
  nextCohortHint: (now: string) => [
    now
      ? `지금은 ${now}기입니다. 새 기수의 번호로 사이트에 보입니다.`
      : '새 기수의 번호로 사이트에 보입니다.',
    now ? `It is ${now} now. The site will show the new number.` : 'The site will show this number.',
  ],
  changed: [
    '그사이 다른 사람이 저장해서 새 기수를 시작하지 않았습니다. 바뀐 것을 확인하고 다시 눌러 주세요.',
    'Another admin has saved a change, so the new term has not started. Check what changed, then try again.',
  ],
  criteriaChanged: (team: string) => [`${team}: 평가 기준`, `${team}: review criteria`],
  begunElsewhere: [
    '그사이 다른 사람이 새 기수를 시작했습니다. 이 창을 닫고 확인해 주세요.',
    'Another admin has already started a new term. Please close this and check.',
  ],
  willRemove: (when: string, months: number) => [
    `${months}개월 뒤인 ${when}에 이번 지원자의 개인정보가 지워집니다.`,
    `After ${months} months, on ${when}, the personal data of these applicants will be deleted.`,
  ],
  willAsk: (count: number) => [
    `지원서 질문 ${count}개를 그대로 이어 묻습니다. 「지원서 질문」에서 바꿀 수 있습니다.`,
    `The form goes on asking ${count === 1 ? 'its question' : `its ${count} questions`}. Change that under ‘Application questions’.`,
  ],
  take: ['지난 모집에서 가져올 글', 'Texts to carry over'],
  takeHint: [
    '고른 글은 새 기수에 그대로 남습니다. 날짜나 장소가 아직 맞는지 확인해 주세요.',
    'The new term starts with the texts you choose. Please check that dates and places are still right.',
  ],
  takeCriteria: ['지난 모집에서 가져올 평가 기준', 'Criteria to carry over'],
  takeCriteriaHint: [
    '표시한 팀은 같은 기준과 필요한 평가 수, 면접 질문으로 시작합니다. 평가자 배정은 가져오지 않고, 평가는 서로 볼 수 없는 상태로 시작합니다.',
    'Checked teams start with the same criteria, interview questions and number of reviews. Assignments are not carried over, and reviewers cannot see each other’s reviews at first.',
  ],
  needed: (count: number) => [
    `지원서마다 평가 ${count}개`,
    `${count} ${count === 1 ? 'review' : 'reviews'} for each application`,
  ],
  criterion: (one: Criterion) => [
    [`${one.name} (비중 ${one.weight})`, scores(one)].filter(Boolean).join(': '),
    [`${one.name} (weight ${one.weight})`, scores(one)].filter(Boolean).join(': '),
  ],
  noUndo: ['되돌릴 수 없습니다.', 'This cannot be undone.'],
  type: (word: string) => [`확인을 위해 「${word}」를 입력해 주세요`, `Type “${word}” to confirm`],
  word: ['새 기수', 'new term'],
  mismatch: ['입력한 글이 다릅니다.', 'This does not match.'],
  confirm: ['새 기수 시작하기', 'Start the new term'],
})
