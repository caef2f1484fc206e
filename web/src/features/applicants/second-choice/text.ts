import { secondChoiceName } from '@recruit/contract/team-names'
import { bilingual } from '../../../i18n/text.ts'

export const secondChoicesText = bilingual({
  title: (count: number) => [`${secondChoiceName.ko} ${count}명`, `${secondChoiceName.en}: ${count}`],
  lead: [
    '이 팀을 2지망으로 적었고, 1지망 팀이 불합격으로 정했거나 뽑지 않는 지원자입니다. 옮기면 이 팀의 ‘결정 전’ 지원서가 되며, 지원자에게는 결과를 공개할 때 함께 보입니다.',
    'They named this team second, and their first team has decided against them or takes none. Taken over they are undecided here; applicants see it when you publish.',
  ],
  first: ['1지망', 'First choice'],
  takeOver: ['이 팀으로 옮기기', 'Take over to this team'],
  takeOverOf: (name: string) => [`${name}: 이 팀으로 옮기기`, `Take over to this team: ${name}`],
  /** What the button is in. */
  does: ['옮기기', 'Take over'],
  takenOver: (name: string, team: string) => [
    `${name} 님을 ${team}의 ‘결정 전’ 지원서로 옮겼습니다.`,
    `${name} is an undecided applicant of the ${team} now.`,
  ],
})
