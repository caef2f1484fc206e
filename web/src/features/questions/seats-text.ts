import { SEATS_MAX } from '@recruit/contract/constants'
import { bilingual } from '../../i18n/text.ts'

export const seatsCardText = bilingual({
  title: ['2지망과 정원', 'Second choice and seats'],
  asks: ['지원서 1쪽에서 2지망 팀 묻기', 'Ask for a second choice on page 1'],
  asksOn: [
    '1지망 팀이 불합격으로 정한 지원자가 2지망 팀의 목록에 보입니다.',
    'Whom a first team decides against is listed with the team of the second choice.',
  ],
  asksOff: [
    '지원자는 한 팀에만 지원합니다. 이미 고른 2지망은 지워지지 않습니다.',
    'Applicants apply to one team. A second choice that was named stays stored.',
  ],
  lead: [
    '정원을 적으면 홈과 목록, 공개 전 확인에 최종 합격자 수와 함께 보입니다. 0명인 팀은 뽑지 않는 팀이어서, 결정하지 않은 지원자도 2지망 팀의 목록에 보입니다.',
    'Seats are shown with the final passes on the home, the list and before publishing. A team with 0 takes no one, so its undecided applicants are listed with their second choice too.',
  ],
  seats: ['정원', 'Seats'],
  seatsOf: (team: string) => [`${team} 정원`, `Seats of the ${team}`],
  none: ['정하지 않음', 'no number'],
  most: [`${SEATS_MAX}명까지 적을 수 있습니다.`, `At most ${SEATS_MAX}.`],
  save: ['2지망과 정원 저장', 'Save second choice and seats'],
  revert: ['되돌리기', 'Undo changes'],
})
