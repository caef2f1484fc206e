import { sourceOf, type WebProject } from './project.ts'

export const projects2021: WebProject[] = [
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
    source: sourceOf('boards'),
  },
]
