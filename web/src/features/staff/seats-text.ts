import { bilingual } from '../../i18n/text.ts'

export const seatsText = bilingual({
  ko: {
    title: '정원',
    taken: (taken: number, seats: number) => `정원 ${seats}명 중 ${taken}명`,
    ofTeam: (team: string, taken: number, seats: number) => `${team} ${seats}명 중 ${taken}명`,
    note: '최종 합격으로 정한 지원자 수입니다. 참여하지 않겠다고 답한 사람은 뺐습니다.',
    over: (teams: string) => `최종 합격이 정원보다 많습니다: ${teams}.`,
  },
  en: {
    title: 'Seats',
    taken: (taken: number, seats: number) => `${taken} of ${seats} ${seats === 1 ? 'seat' : 'seats'}`,
    ofTeam: (team: string, taken: number, seats: number) => `${team} ${taken} of ${seats}`,
    note: 'Final passes by the decision so far, without those that are declined.',
    over: (teams: string) => `There are more final passes than seats: ${teams}.`,
  },
})
