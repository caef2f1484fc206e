import { bilingual, counted } from '../../i18n/text.ts'

export const historyScreenText = bilingual({
  title: ['변경 이력', 'History'],
  lead: [
    '지원자의 상태와 일정, 설정, 비밀번호, 운영진을 누가 언제 바꾸었는지 남습니다. 지우거나 고칠 수 없습니다.',
    'Who changed a status, interview date, setting, password or member, and when. Entries cannot be edited or deleted.',
  ],
  kind: ['종류', 'Kind'],
  kinds: {
    all: ['전체', 'All'],
    applicants: ['지원자', 'Applicants'],
    settings: ['설정', 'Settings'],
    keys: ['계정', 'Accounts'],
  },
  search: ['이름, 운영진, 바뀐 내용', 'Name, staff, what changed'],
  searchLabel: ['이력 검색', 'Search the history'],
  found: (count: number) => [`찾은 기록 ${count}건`, `${counted(count, 'change', 'changes')} found`],
  searching: ['이전 기록에서 찾는 중…', 'Searching older entries…'],
  older: ['이전 기록 더 보기', 'Show older'],
  end: ['여기가 첫 기록입니다.', 'This is the whole history.'],
  sessionHint: [
    '시각은 한국 시간(KST)입니다. 이름 대신 세션 번호가 있으면 공용 비밀번호로 로그인한 것이고, 번호가 같으면 같은 로그인입니다.',
    'Times are in Seoul time (KST). A session number instead of a name means someone used a shared password; the same number is the same sign-in.',
  ],
})
