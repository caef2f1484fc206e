import { bilingual } from '../../../i18n/text.ts'

export const waitingText = bilingual({
  open: ['대기 명단', 'Waiting list'],
  openToAdd: ['대기 명단에 넣기', 'Add to waiting list'],
  title: (team: string) => [`${team} 대기 명단`, `Waiting list: ${team}`],
  lead: [
    '최종 합격자가 참여하지 않으면 이 순서대로 합격을 제안합니다. 지원자에게는 보이지 않습니다.',
    'If someone declines a final pass, offer it in this order. Applicants cannot see this list.',
  ],
  none: ['대기 명단이 비어 있습니다.', 'The waiting list is empty.'],
  add: (count: number) => [`선택한 ${count}명 넣기`, `Add the ${count} selected`],
  cannotWait: (count: number) => [
    `선택한 ${count}명은 넣을 수 없습니다. 제출했고 최종 합격이 아닌 지원자만 대기합니다.`,
    `${count} of the selected cannot be added: only submitted applications without a final pass can be on the list.`,
  ],
  howToAdd: [
    '명단에 넣으려면 표에서 지원자를 선택한 뒤 ‘대기 명단에 넣기’를 눌러 주세요.',
    'To add someone, tick applicants in the table, then press ‘Add to waiting list’.',
  ],
  list: ['대기 순서', 'Order'],
  movedTo: (name: string, place: number) => [`${name}: ${place}번째`, `${name}: place ${place}`],
  removed: (name: string) => [`${name}: 명단에서 뺐습니다`, `${name}: removed`],
  save: ['순서 저장', 'Save the order'],
  saved: ['대기 순서를 저장했습니다.', 'The waiting list is saved.'],
  moveUp: (name: string) => [`${name} 최종 합격으로 올리기`, `Give ${name} a final pass`],
  sure: (name: string) => [
    `${name} 님을 대기 명단에서 빼고 ‘최종 합격’으로 바꿉니다.`,
    `${name} leaves the waiting list and gets the status ‘Final pass’.`,
  ],
  shownLater: [
    '결과가 공개되어 있으니, ‘공개하지 않은 변경’에서 공개하면 지원자가 최종 합격을 봅니다.',
    'Results are public: the applicant sees the final pass once you publish the unpublished changes.',
  ],
  shownWithResults: [
    '지금은 결과가 공개되어 있지 않습니다. 결과를 공개하면 지원자가 최종 합격을 봅니다.',
    'Results are not public now: the applicant will see the final pass once they are published.',
  ],
  sureYes: ['올리기', 'Give final pass'],
  sureNo: ['돌아가기', 'Go back'],
  movedUp: (name: string) => [`${name} 님을 최종 합격으로 올렸습니다.`, `${name} now has a final pass.`],
})
