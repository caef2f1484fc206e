import { bilingual } from '../../i18n/text.ts'

export const seatsText = bilingual({
  title: ['정원', 'Seats'],
  taken: (taken: number, seats: number) => [
    `정원 ${seats}명 중 ${taken}명`,
    `${taken} of ${seats} ${seats === 1 ? 'seat' : 'seats'}`,
  ],
  ofTeam: (team: string, taken: number, seats: number) => [
    `${team} ${seats}명 중 ${taken}명`,
    `${team} ${taken} of ${seats}`,
  ],
  note: [
    '최종 합격으로 정한 지원자 수입니다. 참여하지 않겠다고 답한 사람은 뺐습니다.',
    'Final passes by the decision so far, without those that are declined.',
  ],
  over: (teams: string) => [
    `최종 합격이 정원보다 많습니다: ${teams}.`,
    `There are more final passes than seats: ${teams}.`,
  ],
})
