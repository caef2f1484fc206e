import type { Team } from '@recruit/contract/constants'

const shared = {
  name: '함께하는 마음',
  weight: 2,
  low: '혼자 하고 싶은 일만 있습니다.',
  middle: '함께한 경험이 있습니다.',
  high: '함께하며 무엇을 배웠는지 뚜렷합니다.',
}
const plan = {
  name: '계획',
  weight: 1,
  low: '무엇을 할지 알 수 없습니다.',
  middle: '할 일이 있습니다.',
  high: '할 일과 때가 분명합니다.',
}

/** Each team's criteria; invented. */
export const CRITERIA = {
  1: [
    {
      name: '전하는 힘',
      weight: 3,
      low: '누구에게 하는 말인지 모르겠습니다.',
      middle: '읽는 사람을 생각합니다.',
      high: '읽고 나서 움직이게 됩니다.',
    },
    shared,
    plan,
  ],
  2: [
    {
      name: '보는 눈',
      weight: 3,
      low: '까닭 없이 예쁘기만 합니다.',
      middle: '고른 까닭을 말합니다.',
      high: '쓰는 사람에게서 까닭을 찾습니다.',
    },
    shared,
    plan,
  ],
  3: [
    {
      name: '끝까지 만들기',
      weight: 3,
      low: '만들어 본 것이 없습니다.',
      middle: '하나를 끝까지 만들었습니다.',
      high: '만든 것을 쓰는 사람에게 맞게 고쳤습니다.',
    },
    shared,
    plan,
  ],
} satisfies Record<Team, { name: string; weight: number; low: string; middle: string; high: string }[]>

/** Reviewers' comments by score; some are empty. */
export const COMMENTS = {
  low: ['무엇을 하고 싶은지 조금 더 듣고 싶습니다.', '계획이 넓어서 첫 달에 무엇을 할지 모르겠습니다.', ''],
  middle: [
    '꾸준함이 느껴집니다. 함께 일한 이야기를 면접에서 묻고 싶습니다.',
    '계획은 분명한데 우리 팀이어야 하는 까닭이 약합니다.',
    '글이 차분합니다. 맡을 수 있는 시간을 확인해 주세요.',
    '',
  ],
  high: [
    '직접 해 본 일에서 배운 점이 뚜렷합니다.',
    '읽는 사람을 먼저 생각하는 글입니다. 꼭 만나 보고 싶습니다.',
    '할 일과 때가 분명해서 바로 함께할 수 있겠습니다.',
  ],
} as const
