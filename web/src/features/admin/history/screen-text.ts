import { bilingual } from '../../../i18n/text.ts'

export const historyScreenText = bilingual({
  ko: {
    title: '변경 이력',
    lead: '지원자의 상태와 일정, 설정, 비밀번호를 누가 언제 바꾸었는지 남습니다. 지우거나 고칠 수 없습니다.',
    kind: '종류',
    kinds: { all: '전체', applicants: '지원자', settings: '설정', keys: '비밀번호' },
    older: '이전 기록 더 보기',
    end: '가장 처음 기록까지 모두 보입니다.',
    sessionHint: '시각은 한국 시간(KST)입니다. 세션 번호가 같으면 같은 로그인입니다.',
  },
  en: {
    title: 'History',
    lead: 'Who changed a status, an interview date, a setting or a key, and when. It cannot be deleted or edited.',
    kind: 'Kind',
    kinds: { all: 'All', applicants: 'Applicants', settings: 'Settings', keys: 'Keys' },
    older: 'Show older',
    end: 'This is the whole history.',
    sessionHint: 'Times are those of Seoul (KST). The same session number means the same sign-in.',
  },
})
