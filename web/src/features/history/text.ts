import { bilingual, counted } from '../../i18n/text.ts'

export const historyScreenText = bilingual({
  ko: {
    title: '변경 이력',
    lead: '지원자의 상태와 일정, 설정, 비밀번호, 운영진을 누가 언제 바꾸었는지 남습니다. 지우거나 고칠 수 없습니다.',
    kind: '종류',
    kinds: { all: '전체', applicants: '지원자', settings: '설정', keys: '비밀번호와 운영진' },
    search: '이름, 운영진, 바뀐 내용',
    searchLabel: '이력 검색',
    found: (count: number) => `찾은 기록 ${count}건`,
    searching: '이전 기록에서 찾는 중…',
    older: '이전 기록 더 보기',
    end: '가장 처음 기록까지 모두 보입니다.',
    sessionHint:
      '시각은 한국 시간(KST)입니다. 이름 대신 세션 번호가 있으면 공용 비밀번호로 로그인한 것이고, 번호가 같으면 같은 로그인입니다.',
  },
  en: {
    title: 'History',
    lead: 'Who changed a status, interview date, setting, key or member, and when. Entries cannot be edited or deleted.',
    kind: 'Kind',
    kinds: { all: 'All', applicants: 'Applicants', settings: 'Settings', keys: 'Keys and members' },
    search: 'Name, staff, what changed',
    searchLabel: 'Search the history',
    found: (count: number) => `${counted(count, 'change', 'changes')} found`,
    searching: 'Searching older entries…',
    older: 'Show older',
    end: 'This is the whole history.',
    sessionHint:
      'Times are in Seoul time (KST). A session number instead of a name means someone used a shared key; the same number is the same sign-in.',
  },
})
