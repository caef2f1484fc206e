import { bilingual } from '../../i18n/text.ts'

export const leftOutText = bilingual({
  leftOut: (team: string) => [
    `${team}은 이번 기수에 모집하지 않습니다. 지원서를 낼 수는 있지만 뽑지 않을 수 있으니, 모집하는 팀도 살펴봐 주세요.`,
    `The ${team} is not recruiting this term. You may apply, but it may take no one: please consider a team that is recruiting.`,
  ],
})
