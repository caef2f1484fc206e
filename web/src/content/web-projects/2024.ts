import { sourceOf, type WebProject } from './project.ts'

export const projects2024: WebProject[] = [
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
    source: sourceOf('wall'),
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
]
