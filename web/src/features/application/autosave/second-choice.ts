import { TEAMS, type Team } from '@recruit/contract/constants'
import type { Answers, Question } from '@recruit/contract/fields/questions'
import { secondChoiceName, teamNames } from '@recruit/contract/team-names'
import type { Reply } from '../../../api/client.ts'

const ID = 'secondTeam'
type Asking = Pick<Reply<'getApplication'>, 'team' | 'secondTeam' | 'questions' | 'answers'>

/** The second choice as one more question, so that it is saved, compared and read like the others. */
const questionOf = (team: Team): Question => ({
  ...{ id: ID, kind: 'oneOf', label: secondChoiceName, limit: 0 },
  help: {
    ko: '1지망 팀에서 뽑히지 않으면 이 팀에서 지원서를 봅니다.',
    en: 'This team reads your application if your first one does not take you.',
  },
  options: TEAMS.filter((one) => one !== team).map((one) => ({ id: String(one), label: teamNames[one] })),
  ...{ isRequired: false, teams: [team], page: 1, isNaming: false },
})

/** What a term asks in addition, the second choice first where it asks for one. */
export function withSecondChoice({ team, secondTeam, questions = [], answers = {} }: Asking) {
  if (secondTeam === undefined) return { questions, answers }
  return {
    questions: [questionOf(team), ...questions],
    answers: { ...answers, [ID]: String(secondTeam) } as Answers,
  }
}

/** The answers as they are sent: the second choice is a field of its own. */
export function withoutSecondChoice({ [ID]: chosen, ...answers }: Answers) {
  const secondTeam = TEAMS.find((team) => String(team) === chosen) ?? ('' as const)
  return { answers, ...(chosen !== undefined && { secondTeam }) }
}
