import type { Text } from '@recruit/contract/text'
import { type Picture, picture } from '../ui/motifs/kinds.ts'
import { community } from './community.ts'

/** A project of the web team as its popup shows it. */
export interface WebProject {
  title: Text
  description: Text
  /** Three. */
  images: Picture[]
  /** Where its source code is, if it is public. */
  source?: string
}

const sourceOf = (name: string) => `${community.links.website}source/${name}`

const projects2025: WebProject[] = [
  {
    title: { ko: '새내기 길잡이', en: 'Guide for first-years' },
    description: {
      ko: '입학 첫 주에 가장 많이 묻는 질문을 모아 한 사이트에 담았습니다. 답은 선배 회원이 직접 쓰고, 도움이 된 답일수록 위로 올라옵니다. 질문 하나를 누르면 그다음에 궁금해할 것을 이어서 보여 줍니다.',
      en: 'The questions of the first week, gathered on one site. Older members write the answers, and the ones that helped rise to the top. Open a question, and the site has the one you would have asked next.',
    },
    images: [
      picture('browser', 'guide-home', '첫 화면', 'Front page'),
      picture('board', 'guide-list', '질문과 답', 'Questions and answers'),
      picture('phone', 'guide-phone', '휴대폰 화면', 'On a phone'),
    ],
    source: sourceOf('guide'),
  },
  {
    title: { ko: '운영진 모집 사이트', en: 'The recruitment site' },
    description: {
      ko: '지금 보고 계신 사이트입니다. 쓰던 글을 잃지 않도록 지원서를 자동으로 저장하고, 면접 가능 시간은 표를 칠하듯 고릅니다. 기수마다 조각보의 무늬가 바뀝니다.',
      en: 'The site you are looking at. Applications save themselves so that no sentence is lost, and interview hours are painted on a grid. Every cohort has a patchwork of its own.',
    },
    images: [
      picture('browser', 'recruit-home', '조각보가 걸린 첫 화면', 'Front page with its cloth'),
      picture('calendar', 'recruit-grid', '면접 시간표', 'The interview grid'),
      picture('code', 'recruit-code', '저장을 맡은 코드', 'The code that saves'),
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
      picture('calendar', 'events-month', '한 달 보기', 'A month'),
      picture('board', 'events-list', '주제별 목록', 'By subject'),
      picture('phone', 'events-phone', '알림 화면', 'Notices'),
    ],
  },
]

const projects2024: WebProject[] = [
  {
    title: { ko: '응원의 벽', en: 'Wall of encouragement' },
    description: {
      ko: '시험 기간 두 주 동안 여는 익명의 벽입니다. 짧은 응원이 천 조각으로 바뀌어 벽에 붙고, 마지막 날에는 모두의 조각으로 지은 그림 한 장을 내려받을 수 있었습니다.',
      en: 'An anonymous wall, open for the two weeks of exams. Each word of encouragement became a piece of cloth; on the last day everyone could download the picture that all the pieces made.',
    },
    images: [
      picture('map', 'wall', '조각이 붙은 벽', 'The wall and its pieces'),
      picture('phone', 'wall-phone', '응원 쓰기', 'Writing a word'),
      picture('chart', 'wall-chart', '날마다 붙은 조각', 'Pieces per day'),
    ],
    source: sourceOf('wall'),
  },
  {
    title: { ko: '축제 도장 지도', en: 'Stamp map of the festival' },
    description: {
      ko: '축제 부스를 돌며 휴대폰에 도장을 모읍니다. 통신이 끊겨도 도장이 사라지지 않게 기기에 먼저 저장하고, 붐비는 곳과 한산한 곳을 지도에 표시해 줄을 나누었습니다.',
      en: 'Walk from booth to booth and collect stamps on your phone. They are kept on the device first, in case the network gives up, and the map shows where it is crowded so that queues share out.',
    },
    images: [
      picture('map', 'stamp-map', '부스 지도', 'Map of the booths'),
      picture('phone', 'stamp-card', '도장판', 'Stamp card'),
      picture('flow', 'stamp-flow', '도장을 받는 순서', 'How a stamp is given'),
    ],
  },
  {
    title: { ko: '굿즈 공동 구매', en: 'Goods, ordered together' },
    description: {
      ko: '디자인팀이 만든 굿즈를 필요한 만큼만 만들기 위한 주문 사이트입니다. 목표 수량까지 얼마나 남았는지 보여 주고, 모이지 않으면 자동으로 환불을 안내합니다.',
      en: 'A shop for what the design team makes, so that we only produce what is wanted. It shows how far the goal is, and if it is missed everyone is told how to get her money back.',
    },
    images: [
      picture('goods', 'shop-goods', '주문을 받은 굿즈', 'What was ordered'),
      picture('browser', 'shop', '주문 화면', 'Ordering'),
      picture('chart', 'shop-goal', '목표까지 남은 수량', 'How far the goal is'),
    ],
  },
]

const projects2023: WebProject[] = [
  {
    title: { ko: '강의 후기 검색', en: 'Search for course reviews' },
    description: {
      ko: '십 년 넘게 쌓인 강의 후기를 과목과 과제량, 시험 방식으로 찾을 수 있게 했습니다. 오래된 후기는 흐리게, 같은 교수님의 최근 후기는 먼저 보여 줍니다.',
      en: 'More than ten years of reviews, now searchable by course, workload and kind of exam. Old ones fade, recent ones for the same lecturer come first.',
    },
    images: [
      picture('board', 'reviews', '검색 결과', 'Search results'),
      picture('chart', 'reviews-load', '과제량 한눈에 보기', 'Workload at a glance'),
      picture('code', 'reviews-code', '검색을 맡은 코드', 'The code that searches'),
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
      picture('browser', 'books', '장터 첫 화면', 'The market'),
      picture('phone', 'books-phone', '약속 정하기', 'Settling a meeting'),
      picture('flow', 'books-flow', '책이 건네지는 순서', 'From hand to hand'),
    ],
  },
]

const projects2022: WebProject[] = [
  {
    title: { ko: '봄 이벤트 사이트', en: 'Spring event site' },
    description: {
      ko: '나에게 맞는 동네 산책길을 찾아 주는 짧은 질문 놀이입니다. 마케팅팀이 질문을, 디자인팀이 그림을, 웹개발팀이 화면을 맡아 넉 주 만에 열었습니다. 약 1,200명이 찾아와 6만 번 넘게 눌러 주었습니다.',
      en: 'A short round of questions that finds the walk that suits you. Marketing wrote the questions, design drew the pictures, we built the screens: open after four weeks. About 1,200 people came and pressed more than 60,000 times.',
    },
    images: [
      picture('phone', 'spring-quiz', '질문 화면', 'A question'),
      picture('map', 'spring-walk', '결과로 나온 산책길', 'The walk it found'),
      picture('chart', 'spring-events', '기간 동안의 이벤트', 'Events over the weeks'),
    ],
    source: sourceOf('spring-event'),
  },
  {
    title: { ko: '설문 모음', en: 'Surveys in one place' },
    description: {
      ko: '과제에 필요한 설문을 서로 답해 주는 게시판입니다. 한 번 답하면 내 설문이 위로 올라가서, 부탁하지 않아도 품앗이가 됩니다.',
      en: 'A board where members answer each other’s surveys for class. Answer one and yours moves up, without having to beg.',
    },
    images: [
      picture('board', 'surveys', '설문 목록', 'The surveys'),
      picture('browser', 'surveys-answer', '답하기', 'Answering'),
      picture('chart', 'surveys-chart', '모인 답', 'Answers so far'),
    ],
  },
]

const projects2021: WebProject[] = [
  {
    title: { ko: '비대면 축제', en: 'The festival that stayed home' },
    description: {
      ko: '모일 수 없던 해에 열었던 온라인 축제입니다. 공연 시간표와 채팅, 방마다 다른 배경을 넣어 캠퍼스를 거니는 기분을 내고자 했습니다.',
      en: 'In the year when meeting was not possible, the festival went online: a programme, a chat, and rooms that each looked different, to give the feeling of strolling over the campus.',
    },
    images: [
      picture('map', 'online-campus', '화면 속 캠퍼스', 'The campus on a screen'),
      picture('calendar', 'online-programme', '공연 시간표', 'The programme'),
      picture('browser', 'online-room', '방 하나', 'One of the rooms'),
    ],
  },
  {
    title: { ko: '게시판 새 단장', en: 'The boards, renewed' },
    description: {
      ko: '오래된 게시판을 휴대폰에서도 편히 읽을 수 있게 바꾸었습니다. 글자 크기와 줄 간격을 고를 수 있고, 쓰다 만 글을 이어서 쓸 수 있습니다.',
      en: 'The old boards became pleasant to read on a phone. Text size and spacing can be chosen, and a post left halfway waits for its writer.',
    },
    images: [
      picture('board', 'boards-new', '새 게시판', 'The new board'),
      picture('phone', 'boards-phone', '읽기 화면', 'Reading'),
      picture('code', 'boards-code', '화면을 나누는 코드', 'The code that lays it out'),
    ],
    source: sourceOf('boards'),
  },
]

const projects2020: WebProject[] = [
  {
    title: { ko: '학식 알림', en: 'What is for lunch' },
    description: {
      ko: '오늘의 학생 식당 식단을 아침마다 알려 주는 작은 도구입니다. 웹개발팀이 처음으로 함께 만든 것이라 아직도 켜 두었습니다.',
      en: 'A small tool that tells the menu of the student cafeteria each morning. It was the first thing the team built together, so it is still running.',
    },
    images: [
      picture('phone', 'lunch', '오늘의 식단', 'Today’s menu'),
      picture('calendar', 'lunch-week', '한 주 식단', 'The week'),
      picture('code', 'lunch-code', '알림을 보내는 코드', 'The code that sends it'),
    ],
  },
  {
    title: { ko: '분실물 찾기', en: 'Lost and found' },
    description: {
      ko: '잃어버린 곳과 주운 곳을 지도에 표시해 서로 이어 줍니다. 첫 달에 학생증 서른한 장이 주인에게 돌아갔습니다.',
      en: 'Where it was lost and where it was found, on one map. In its first month thirty-one student cards went home.',
    },
    images: [
      picture('map', 'lost-map', '주운 곳 지도', 'Where things were found'),
      picture('board', 'lost-list', '주인을 찾습니다', 'Looking for owners'),
      picture('phone', 'lost-phone', '알림', 'A notice'),
    ],
  },
]

/** The year buttons in their order. To show a further year of `webProjects`, write it here. */
export const yearButtons = [2025, 2024, 2023, 2022, 2021]
export const DEFAULT_YEAR = 2025

export const webProjects: Record<number, WebProject[]> = {
  2025: projects2025,
  2024: projects2024,
  2023: projects2023,
  2022: projects2022,
  2021: projects2021,
  2020: projects2020,
}

/** From a marketing plan to what the users teach. */
export const webProcess: { name: Text; description: Text }[] = [
  {
    name: { ko: '마케팅 기획', en: 'Marketing plan' },
    description: {
      ko: '누구에게 왜 필요한지 마케팅팀과 정합니다.',
      en: 'With the marketing team: for whom, and why.',
    },
  },
  {
    name: { ko: '와이어프레임', en: 'Wireframes' },
    description: {
      ko: '디자인 도구에서 화면의 뼈대를 함께 그립니다.',
      en: 'The bones of each screen, drawn in a design tool.',
    },
  },
  {
    name: { ko: '디자인 전달', en: 'Design handoff' },
    description: {
      ko: '간격과 상태까지 적힌 시안을 디자인팀에게 받습니다.',
      en: 'The design team hands over spacing and states.',
    },
  },
  {
    name: { ko: '개발', en: 'Development' },
    description: {
      ko: '나누어 만들고, 서로의 코드를 읽습니다.',
      en: 'Built in parts. We read each other’s code.',
    },
  },
  {
    name: { ko: '피드백', en: 'Feedback' },
    description: {
      ko: '세 팀이 함께 눌러 보고 고칠 것을 적습니다.',
      en: 'All three teams try it and note what to mend.',
    },
  },
  {
    name: { ko: '배포', en: 'Deploy' },
    description: {
      ko: '회원에게 열고, 첫날 밤을 지킵니다.',
      en: 'Open to the members. We stay up the first night.',
    },
  },
  {
    name: { ko: '사용자 분석', en: 'User analysis' },
    description: {
      ko: '실제로 쓰이는 모습에서 다음 할 일을 찾습니다.',
      en: 'How it is really used tells us what comes next.',
    },
  },
]

/** How the event site of 2022 was used. */
export const EVENT_SITE_2022 = { users: 1_200, events: 61_000 }
