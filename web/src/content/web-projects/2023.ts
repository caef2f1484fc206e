import { sourceOf, type WebProject } from './project.ts'

export const projects2023: WebProject[] = [
  {
    title: { ko: '강의 후기 검색', en: 'Search for course reviews' },
    description: {
      ko: '십 년 넘게 쌓인 강의 후기를 과목과 과제량, 시험 방식으로 찾을 수 있게 했습니다. 오래된 후기는 흐리게, 같은 교수님의 최근 후기는 먼저 보여 줍니다.',
      en: 'More than ten years of reviews, now searchable by course, workload and kind of exam. Old ones fade, recent ones for the same lecturer come first.',
    },
    images: [
      { motif: 'board', seed: 'reviews', caption: { ko: '검색 결과', en: 'Search results' } },
      {
        motif: 'chart',
        seed: 'reviews-load',
        caption: { ko: '과제량 한눈에 보기', en: 'Workload at a glance' },
      },
      {
        motif: 'code',
        seed: 'reviews-code',
        caption: { ko: '검색을 맡은 코드', en: 'The code that searches' },
      },
    ],
    source: sourceOf('reviews'),
  },
  {
    title: { ko: '책 물려주기', en: 'Hand-me-down books' },
    description: {
      ko: '지난 학기의 교재를 다음 사람에게 건네는 장터입니다. 과목 이름만 적으면 필요한 사람에게 알림이 가고, 만날 시간과 장소를 화면 안에서 정할 수 있습니다.',
      en: 'A market where last term’s textbooks find their next reader. Write the name of the course, and those who need the book hear of it; where and when to meet is settled right there.',
    },
    images: [
      { motif: 'browser', seed: 'books', caption: { ko: '장터 첫 화면', en: 'The market' } },
      { motif: 'phone', seed: 'books-phone', caption: { ko: '약속 정하기', en: 'Settling a meeting' } },
      { motif: 'flow', seed: 'books-flow', caption: { ko: '책이 건네지는 순서', en: 'From hand to hand' } },
    ],
  },
]
