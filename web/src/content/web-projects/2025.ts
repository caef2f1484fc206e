import { sourceOf, type WebProject } from './project.ts'

export const projects2025: WebProject[] = [
  {
    title: { ko: '새내기 길잡이', en: 'Guide for first-years' },
    description: {
      ko: '입학 첫 주에 가장 많이 묻는 질문을 모아 한 사이트에 담았습니다. 답은 선배 회원이 직접 쓰고, 도움이 된 답일수록 위로 올라옵니다. 질문 하나를 누르면 그다음에 궁금해할 것을 이어서 보여 줍니다.',
      en: 'The questions of the first week, gathered on one site. Older members write the answers, and the ones that helped rise to the top. Open a question, and the site has the one you would have asked next.',
    },
    images: [
      { motif: 'browser', seed: 'guide-home', caption: { ko: '첫 화면', en: 'Front page' } },
      { motif: 'board', seed: 'guide-list', caption: { ko: '질문과 답', en: 'Questions and answers' } },
      { motif: 'phone', seed: 'guide-phone', caption: { ko: '휴대폰 화면', en: 'On a phone' } },
    ],
    source: sourceOf('guide'),
  },
  {
    title: { ko: '운영진 모집 사이트', en: 'The recruitment site' },
    description: {
      ko: '지금 보고 계신 사이트입니다. 쓰던 글을 잃지 않도록 지원서를 저절로 저장하고, 면접 가능 시간은 표를 칠하듯 고릅니다. 기수마다 조각보의 무늬가 바뀝니다.',
      en: 'The site you are looking at. Applications save themselves so that no sentence is lost, and interview hours are painted on a grid. Every cohort has a patchwork of its own.',
    },
    images: [
      {
        motif: 'browser',
        seed: 'recruit-home',
        caption: { ko: '조각보가 걸린 첫 화면', en: 'Front page with its cloth' },
      },
      { motif: 'calendar', seed: 'recruit-grid', caption: { ko: '면접 시간표', en: 'The interview grid' } },
      {
        motif: 'code',
        seed: 'recruit-code',
        caption: { ko: '저장을 맡은 코드', en: 'The code that saves' },
      },
    ],
    source: sourceOf('recruit'),
  },
  {
    title: { ko: '행사 알림판', en: 'Notice board of events' },
    description: {
      ko: '흩어져 있던 행사 소식을 달력 한 장으로 모았습니다. 관심 있는 주제를 골라 두면 그 소식만 모아 볼 수 있고, 지나간 행사는 사진 없이도 기억나도록 짧은 후기로 남습니다.',
      en: 'News of events, once scattered, on one calendar. Choose your subjects and see only those. What is over stays on as a short review, so that it is remembered.',
    },
    images: [
      { motif: 'calendar', seed: 'events-month', caption: { ko: '한 달 보기', en: 'A month' } },
      { motif: 'board', seed: 'events-list', caption: { ko: '주제별 목록', en: 'By subject' } },
      { motif: 'phone', seed: 'events-phone', caption: { ko: '알림 화면', en: 'Notices' } },
    ],
  },
]
