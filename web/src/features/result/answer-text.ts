import { bilingual } from '../../i18n/text.ts'

/** Texts of the answer to a final pass, and of every answer that has a time. */
export const answerText = bilingual({
  title: ['참여 여부', 'Will you join?'],
  question: ['이번 기수에 함께하시겠습니까?', 'Will you join this cohort?'],
  until: (time: string) => [
    `${time}까지 답해 주세요. 그때까지는 바꿀 수 있습니다.`,
    `Please answer until ${time}. You may change your answer until then.`,
  ],
  confirm: ['참여합니다', 'I will join'],
  decline: ['참여하지 않습니다', 'I will not join'],
  confirmInstead: ['참여하는 것으로 바꾸기', 'Change to joining'],
  declineInstead: ['참여하지 않는 것으로 바꾸기', 'Change to not joining'],
  confirmed: (time: string) => [
    `참여한다고 답했습니다 · ${time}`,
    `You answered that you will join · ${time}`,
  ],
  declined: (time: string) => [
    `참여하지 않는다고 답했습니다 · ${time}`,
    `You answered that you will not join · ${time}`,
  ],
  changeUntil: (time: string) => [`${time}까지 바꿀 수 있습니다.`, `You may change it until ${time}.`],
  over: (time: string) => [
    `답할 수 있는 시간이 지났습니다 (${time}).`,
    `The time for an answer is over (${time}).`,
  ],
  overUnanswered: [
    '답을 받지 못했습니다. 함께하고 싶다면 바로 연락해 주세요.',
    'There is no answer of yours. If you want to join, please get in touch at once.',
  ],
  overAnswered: ['바꾸고 싶다면 연락해 주세요.', 'If you want to change it, please get in touch.'],
  sureTitle: ['참여하지 않기', 'Not joining'],
  sure: [
    '참여하지 않는다고 답하면 다른 지원자에게 자리가 돌아갈 수 있습니다. 이렇게 답할까요?',
    'If you answer that you will not join, your place may go to someone else. Is that your answer?',
  ],
  sureYes: ['참여하지 않는다고 답하기', 'Answer that I will not join'],
  sureNo: ['돌아가기', 'Go back'],
  lookUp: [
    '참여 여부는 지원 정보를 확인한 브라우저에서 답할 수 있습니다.',
    'You can answer in a browser in which you have looked your application up.',
  ],
})

export const appointmentText = bilingual({
  map: ['지도에서 찾기 (새 창)', 'Find it on a map (new window)'],
  calendar: ['내 캘린더에 추가 (.ics)', 'Add to my calendar (.ics)'],
  event: (community: string) => [`${community} 운영진 면접`, `${community} interview`],
  waitingAt: (place: string) => [`대기 장소: ${place}`, `Waiting place: ${place}`],
  title: ['면접 참석 여부', 'Will you come?'],
  question: (time: string) => [`${time} 면접에 오실 수 있나요?`, `Can you come to the interview on ${time}?`],
  comes: ['참석합니다', 'I will come'],
  cannotCome: ['참석할 수 없습니다', 'I cannot come'],
  comesInstead: ['참석하는 것으로 바꾸기', 'Change to coming'],
  cannotComeInstead: ['참석할 수 없는 것으로 바꾸기', 'Change to not coming'],
  editReason: ['이유 고쳐 쓰기', 'Edit the reason'],
  saidComes: (time: string) => [
    `참석한다고 답했습니다 · ${time}`,
    `You answered that you will come · ${time}`,
  ],
  saidCannotCome: (time: string) => [
    `참석할 수 없다고 답했습니다 · ${time}`,
    `You answered that you cannot come · ${time}`,
  ],
  saidReason: (reason: string) => [`적어 주신 이유: ${reason}`, `Your reason: ${reason}`],
  elsewhere: [
    '일정을 캘린더에 추가하거나 참석 여부를 답하는 일은 지원 정보를 확인한 브라우저에서 할 수 있습니다.',
    'You can answer, and add the interview to your calendar, in a browser in which you have looked your application up.',
  ],
  reason: ['참석할 수 없는 이유', 'Why you cannot come'],
  reasonHint: ['운영진이 일정을 다시 잡을 때 참고합니다.', 'It helps the team to find another time.'],
  tooLong: (over: number) => [
    `${over}자가 넘었습니다. 줄여 주세요.`,
    `${over} characters too long. Please shorten it.`,
  ],
  counter: (length: number, most: number) => [`${length} / ${most}`, `${length} / ${most}`],
  send: ['참석할 수 없다고 답하기', 'Answer that I cannot come'],
  overUnanswered: [
    '답을 받지 못했습니다. 오실 수 없다면 바로 연락해 주세요.',
    'There is no answer of yours. If you cannot come, please get in touch at once.',
  ],
})
