import type { Text } from '@recruit/contract/text'
import type { Picture } from '../ui/motifs/kinds.ts'
import { community } from './community.ts'

/** A project of the web team as its popup shows it (specification, section 3). */
export interface WebProject {
  title: Text
  description: Text
  /** Three. */
  images: Picture[]
  /** Where its source code is, if it is public. */
  source?: string
}

/** The year buttons in their order. To show a further year of `webProjects`, write it here. */
export const yearButtons = [2025, 2024, 2023, 2022, 2021]
export const DEFAULT_YEAR = 2025

const source = (name: string) => `${community.links.website}source/${name}`

export const webProjects: Record<number, WebProject[]> = {
  2025: [
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
      source: source('guide'),
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
      source: source('recruit'),
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
  ],
  2024: [
    {
      title: { ko: '응원의 벽', en: 'Wall of encouragement' },
      description: {
        ko: '시험 기간 두 주 동안 여는 익명의 벽입니다. 짧은 응원이 천 조각으로 바뀌어 벽에 붙고, 마지막 날에는 모두의 조각으로 지은 그림 한 장을 내려받을 수 있었습니다.',
        en: 'An anonymous wall, open for the two weeks of exams. Each word of encouragement became a piece of cloth; on the last day everyone could download the picture that all the pieces made.',
      },
      images: [
        { motif: 'map', seed: 'wall', caption: { ko: '조각이 붙은 벽', en: 'The wall and its pieces' } },
        { motif: 'phone', seed: 'wall-phone', caption: { ko: '응원 쓰기', en: 'Writing a word' } },
        { motif: 'chart', seed: 'wall-chart', caption: { ko: '날마다 붙은 조각', en: 'Pieces per day' } },
      ],
      source: source('wall'),
    },
    {
      title: { ko: '축제 도장 지도', en: 'Stamp map of the festival' },
      description: {
        ko: '축제 부스를 돌며 휴대폰에 도장을 모읍니다. 통신이 끊겨도 도장이 사라지지 않게 기기에 먼저 저장하고, 붐비는 곳과 한산한 곳을 지도에 표시해 줄을 나누었습니다.',
        en: 'Walk from booth to booth and collect stamps on your phone. They are kept on the device first, in case the network gives up, and the map shows where it is crowded so that queues share out.',
      },
      images: [
        { motif: 'map', seed: 'stamp-map', caption: { ko: '부스 지도', en: 'Map of the booths' } },
        { motif: 'phone', seed: 'stamp-card', caption: { ko: '도장판', en: 'Stamp card' } },
        {
          motif: 'flow',
          seed: 'stamp-flow',
          caption: { ko: '도장을 받는 순서', en: 'How a stamp is given' },
        },
      ],
    },
    {
      title: { ko: '굿즈 공동 구매', en: 'Goods, ordered together' },
      description: {
        ko: '디자인팀이 만든 굿즈를 필요한 만큼만 만들기 위한 주문 사이트입니다. 목표 수량까지 얼마나 남았는지 보여 주고, 모이지 않으면 자동으로 환불을 안내합니다.',
        en: 'A shop for what the design team makes, so that we only produce what is wanted. It shows how far the goal is, and if it is missed everyone is told how to get her money back.',
      },
      images: [
        { motif: 'goods', seed: 'shop-goods', caption: { ko: '주문을 받은 굿즈', en: 'What was ordered' } },
        { motif: 'browser', seed: 'shop', caption: { ko: '주문 화면', en: 'Ordering' } },
        {
          motif: 'chart',
          seed: 'shop-goal',
          caption: { ko: '목표까지 남은 수량', en: 'How far the goal is' },
        },
      ],
    },
  ],
  2023: [
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
      source: source('reviews'),
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
  ],
  2022: [
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
      source: source('spring-event'),
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
  ],
  2021: [
    {
      title: { ko: '비대면 축제', en: 'The festival that stayed home' },
      description: {
        ko: '모일 수 없던 해에 열었던 온라인 축제입니다. 공연 시간표와 채팅, 방마다 다른 배경을 넣어 캠퍼스를 거니는 기분을 내고자 했습니다.',
        en: 'In the year when nobody could meet, the festival went online: a programme, a chat, and rooms that each looked different, to give the feeling of strolling over the campus.',
      },
      images: [
        {
          motif: 'map',
          seed: 'online-campus',
          caption: { ko: '화면 속 캠퍼스', en: 'The campus on a screen' },
        },
        { motif: 'calendar', seed: 'online-programme', caption: { ko: '공연 시간표', en: 'The programme' } },
        { motif: 'browser', seed: 'online-room', caption: { ko: '방 하나', en: 'One of the rooms' } },
      ],
    },
    {
      title: { ko: '게시판 새 단장', en: 'The boards, renewed' },
      description: {
        ko: '오래된 게시판을 휴대폰에서도 편히 읽을 수 있게 바꾸었습니다. 글자 크기와 줄 간격을 고를 수 있고, 쓰다 만 글을 이어서 쓸 수 있습니다.',
        en: 'The old boards became pleasant to read on a phone. Text size and spacing can be chosen, and a post left halfway waits for its writer.',
      },
      images: [
        { motif: 'board', seed: 'boards-new', caption: { ko: '새 게시판', en: 'The new board' } },
        { motif: 'phone', seed: 'boards-phone', caption: { ko: '읽기 화면', en: 'Reading' } },
        {
          motif: 'code',
          seed: 'boards-code',
          caption: { ko: '화면을 나누는 코드', en: 'The code that lays it out' },
        },
      ],
      source: source('boards'),
    },
  ],
  2020: [
    {
      title: { ko: '학식 알림', en: 'What is for lunch' },
      description: {
        ko: '오늘의 학생 식당 식단을 아침마다 알려 주는 작은 도구입니다. 웹개발팀이 처음으로 함께 만든 것이라 아직도 켜 두었습니다.',
        en: 'A small tool that tells the menu of the student cafeteria each morning. It was the first thing the team built together, so it is still running.',
      },
      images: [
        { motif: 'phone', seed: 'lunch', caption: { ko: '오늘의 식단', en: 'Today’s menu' } },
        { motif: 'calendar', seed: 'lunch-week', caption: { ko: '한 주 식단', en: 'The week' } },
        {
          motif: 'code',
          seed: 'lunch-code',
          caption: { ko: '알림을 보내는 코드', en: 'The code that sends it' },
        },
      ],
    },
    {
      title: { ko: '분실물 찾기', en: 'Lost and found' },
      description: {
        ko: '잃어버린 곳과 주운 곳을 지도에 표시해 서로 이어 줍니다. 첫 달에 학생증 서른한 장이 주인에게 돌아갔습니다.',
        en: 'Where it was lost and where it was found, on one map. In its first month thirty-one student cards went home.',
      },
      images: [
        { motif: 'map', seed: 'lost-map', caption: { ko: '주운 곳 지도', en: 'Where things were found' } },
        { motif: 'board', seed: 'lost-list', caption: { ko: '주인을 찾습니다', en: 'Looking for owners' } },
        { motif: 'phone', seed: 'lost-phone', caption: { ko: '알림', en: 'A notice' } },
      ],
    },
  ],
}

/** From a marketing plan to what the users teach (specification, section 2). */
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

/** How the event site of 2022 was used (specification, section 9). */
export const EVENT_SITE_2022 = { users: 1_200, events: 61_000 }
