import type { Text } from '@recruit/contract/text'
import { type Picture, picture } from '../ui/motifs/kinds.ts'

/** A plan of the marketing team's study projects. */
export interface StudyProject {
  title: Text
  label: Text
  description: Text
  /** What is done, in order. */
  steps: Text[]
  /** What one has in hand at the end. */
  outcome: Text
  image: Picture
}

export const studyProjects: StudyProject[] = [
  {
    title: { ko: '나를 소개하는 포트폴리오', en: 'A portfolio of your own' },
    label: { ko: '노트 도구로 만드는 개인 포트폴리오', en: 'Personal, in a note-taking tool' },
    description: {
      ko: '화려한 작업이 없어도 됩니다. 수업 과제와 동아리, 아르바이트에서 했던 일을 ‘무엇을 왜 했고 무엇이 달라졌는지’로 다시 적습니다. 노트 도구 하나면 충분해서, 언제든 고치고 링크로 보낼 수 있습니다.',
      en: 'It does not take dazzling work. Assignments, clubs and part-time jobs are written again as what you did, why, and what changed. A note-taking tool is all you need: you can mend it at any time and send it as a link.',
    },
    steps: [
      { ko: '지난 일을 모두 꺼내 세 가지만 고르기', en: 'Lay out all you have done, and choose three' },
      {
        ko: '하나마다 문제, 한 일, 결과를 한 쪽에 쓰기',
        en: 'Problem, work and result of each, on one page',
      },
      { ko: '짝을 지어 읽고 처음 보는 사람의 눈으로 묻기', en: 'Read in pairs, and ask as a stranger would' },
      { ko: '표지를 만들고 링크로 공개하기', en: 'Give it a cover and publish the link' },
    ],
    outcome: { ko: '지원서에 붙일 수 있는 내 링크 하나', en: 'A link that you can put on an application' },
    image: picture('note', 'portfolio', '포트폴리오 첫 쪽', 'First page of a portfolio'),
  },
  {
    title: { ko: '우리 커뮤니티를 알리는 일', en: 'Marketing what is ours' },
    label: { ko: '자체 마케팅 프로젝트', en: 'In-house marketing project' },
    description: {
      ko: '이화이언을 직접 고객으로 삼아 한 학기짜리 마케팅을 처음부터 해 봅니다. 목표를 숫자로 정하고, 예산 안에서 두 가지 방법을 시험하고, 더 나은 쪽을 남깁니다. 실패한 시험도 이유까지 적어 다음 기수에게 물려줍니다.',
      en: 'EWHAIAN itself is the client: one term of marketing from scratch. We set a goal in figures, try two ways within the budget and keep the better one. Attempts that fail are written down too, with the reason, and handed to the next cohort.',
    },
    steps: [
      { ko: '회원의 한 주를 따라가며 문제 찾기', en: 'Follow a member’s week to find the problem' },
      { ko: '목표 숫자와 예산 정하기', en: 'Set the figure to reach, and the budget' },
      { ko: '두 가지 안을 나란히 시험하기', en: 'Try two ideas side by side' },
      { ko: '결과를 읽고 보고서로 남기기', en: 'Read the outcome and leave a report' },
    ],
    outcome: { ko: '숫자로 말할 수 있는 캠페인 한 편', en: 'A campaign that you can speak of in figures' },
    image: picture('chart', 'campaign', '두 가지 안을 견준 결과', 'Two ideas compared'),
  },
  {
    title: { ko: '공모전에 나갑니다', en: 'Into the contest' },
    label: { ko: '마케팅 공모전 참가', en: 'Entering marketing contests' },
    description: {
      ko: '배운 것을 바깥에서 시험합니다. 서너 명이 한 조가 되어 공모전을 고르고, 마감에서 거꾸로 일정을 짭니다. 발표 전에는 팀 전체가 심사위원이 되어 가장 어려운 질문을 먼저 던져 줍니다.',
      en: 'What was learned is tried outside. Three or four form a group, choose a contest and plan backwards from its deadline. Before the presentation the whole team plays the jury, and asks the hardest questions first.',
    },
    steps: [
      { ko: '조를 짜고 공모전 고르기', en: 'Form a group and choose a contest' },
      { ko: '마감에서 거꾸로 주간 계획 세우기', en: 'Plan week by week, back from the deadline' },
      { ko: '조사, 전략, 시안을 차례로 완성하기', en: 'Research, then strategy, then drafts' },
      { ko: '모의 심사 뒤에 제출하기', en: 'Face a mock jury, then hand it in' },
    ],
    outcome: {
      ko: '출품작과 심사평, 그리고 함께 버틴 사람들',
      en: 'An entry, a verdict, and the people you did it with',
    },
    image: picture('poster', 'contest', '출품작과 발표 포스터', 'The entry and its poster'),
  },
]
