import type { WebProject } from './project.ts'

export const projects2020: WebProject[] = [
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
]
