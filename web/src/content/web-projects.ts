import type { Text } from '@recruit/contract/text'
import { projects2020 } from './web-projects/2020.ts'
import { projects2021 } from './web-projects/2021.ts'
import { projects2022 } from './web-projects/2022.ts'
import { projects2023 } from './web-projects/2023.ts'
import { projects2024 } from './web-projects/2024.ts'
import { projects2025 } from './web-projects/2025.ts'
import type { WebProject } from './web-projects/project.ts'

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
