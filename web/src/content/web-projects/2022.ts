import { sourceOf, type WebProject } from './project.ts'

export const projects2022: WebProject[] = [
  {
    title: { ko: '봄 이벤트 사이트', en: 'Spring event site' },
    description: {
      ko: '나에게 맞는 동네 산책길을 찾아 주는 짧은 질문 놀이입니다. 마케팅팀이 질문을, 디자인팀이 그림을, 웹개발팀이 화면을 맡아 넉 주 만에 열었습니다. 약 1,200명이 찾아와 6만 번 넘게 눌러 주었습니다.',
      en: 'A short round of questions that finds the walk that suits you. Marketing wrote the questions, design drew the pictures, we built the screens: open after four weeks. About 1,200 people came and pressed more than 60,000 times.',
    },
    images: [
      { motif: 'phone', seed: 'spring-quiz', caption: { ko: '질문 화면', en: 'A question' } },
      { motif: 'map', seed: 'spring-walk', caption: { ko: '결과로 나온 산책길', en: 'The walk it found' } },
      {
        motif: 'chart',
        seed: 'spring-events',
        caption: { ko: '기간 동안의 이벤트', en: 'Events over the weeks' },
      },
    ],
    source: sourceOf('spring-event'),
  },
  {
    title: { ko: '설문 모음', en: 'Surveys in one place' },
    description: {
      ko: '과제에 필요한 설문을 서로 답해 주는 게시판입니다. 한 번 답하면 내 설문이 위로 올라가서, 부탁하지 않아도 품앗이가 됩니다.',
      en: 'A board where members answer each other’s surveys for class. Answer one and yours moves up, so nobody has to beg.',
    },
    images: [
      { motif: 'board', seed: 'surveys', caption: { ko: '설문 목록', en: 'The surveys' } },
      { motif: 'browser', seed: 'surveys-answer', caption: { ko: '답하기', en: 'Answering' } },
      { motif: 'chart', seed: 'surveys-chart', caption: { ko: '모인 답', en: 'Answers so far' } },
    ],
  },
]
