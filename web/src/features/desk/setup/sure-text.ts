import type { CannotReadAgain } from '@recruit/contract/certainty/bands'
import { PLACES_MAX } from '@recruit/contract/constants'
import { bilingual, counted } from '../../../i18n/text.ts'
import { sureText } from '../../staff/sure-text.ts'

/** Texts of how sure the list is, and of reading again. */
export const sureListText = bilingual({
  places: ['뽑을 인원', 'Places'],
  placesHint: [
    '이 단계에서 뽑을 수입니다. 결정은 바뀌지 않습니다.',
    'To pass at this stage. Changes no decision.',
  ],
  placesWrong: [
    `1부터 ${PLACES_MAX.toLocaleString('ko')}까지의 수를 써 주세요. 비워 두면 추정하지 않습니다.`,
    `Please enter a number from 1 to ${PLACES_MAX.toLocaleString('en')}. Empty: nothing is estimated.`,
  ],
  savePlaces: ['인원 저장', 'Save places'],
  noPlaces: [
    '뽑을 인원을 저장하면, 누가 그 안에 들지 지금 평가로 얼마나 확실한지 보입니다.',
    'Save the number of places to see how sure it is who is among them.',
  ],
  placesForAll: (places: number, applicants: number) => [
    `지원자 ${applicants}명에 뽑을 인원이 ${places}명이라 모두 들 수 있습니다. 그래서 확실한 정도를 추정하지 않습니다.`,
    `There are places for all (${places} for ${counted(applicants, 'applicant')}), so nothing is estimated.`,
  ],
  counts: (places: number, bands: string) => [
    `상위 ${places}명 안인지 밖인지: ${bands}`,
    `Among the best ${places}? ${bands}`,
  ],
  withoutReview: (count: number) => [`평가 없음 ${count}명`, `${count} without a review`],
  ofBand: (name: string, count: number) => [`${name} ${count}명`, `${count} ${name.toLowerCase()}`],
  taken: (taken: number) => [`지금 합격 ${taken}명`, `${taken} pass now`],
  differs: [
    '‘확실’과 ‘유력’은 점수와 평가자의 엄격함을 함께 봅니다.',
    '‘Clearly’ and ‘probably’ also allow for strict reviewers.',
  ],
  alsoCounts: [
    '확실한 정도에는 평가자의 엄격함과 평가 수도 들어가므로, 점수가 같거나 더 높아도 덜 확실할 수 있습니다.',
    '‘How sure’ also counts how strict the reviewers are and how many there were, so an equal or higher score can be less sure.',
  ],
  words: {
    clear: [
      '합격권 안 또는 밖이 확실: 평가가 하나 더 있어도 거의 바뀌지 않습니다.',
      'Clearly in or out: one more review is unlikely to change that.',
    ],
    close: [
      '합격권 안 또는 밖이 유력: 평가 하나로 바뀔 수 있습니다.',
      'Probably in or out: one more review may change that.',
    ],
    open: [
      '경합: 지금 평가로는 들지 못 들지 알 수 없습니다.',
      'Borderline: the reviews do not say whether in or out.',
    ],
  },
  changed: (again: number, before: number, now: number) => [
    `평가 ${again}개를 더 읽은 뒤 경합이 ${before}명에서 ${now}명으로 바뀌었습니다.`,
    `Second looks: ${again} reviews. Borderline before: ${before}, now: ${now}.`,
  ],
  orders: ['순서', 'Order by'],
  assumes: [
    '점수가 지원자, 평가자의 엄격함과 점수 폭, 우연으로 이루어진다고 보고 평가 점수만으로 추정합니다.',
    'Estimated from the scores alone. Each score is read as the applicant’s quality, how strictly and how widely the reviewer scores, and chance.',
  ],
  showNumbers: ['가능성을 %로 보기', 'Show chances in percent'],
  now: ['가능성', 'Likely in'],
  before: ['다시 읽기 전', 'Before reading again'],
  percent: (share: number) => [`${share}%`, `${share} %`],
  readAgain: ['먼저 다시 읽기', 'A second look first'],
  readAgainLead: [
    '경합인 지원서에 평가를 하나씩 더하면 가장 도움이 됩니다. 아직 읽지 않은 평가자에게 고르게 배정합니다.',
    'One more review helps most where it is open who gets in. It goes evenly to reviewers who have not read the application.',
  ],
  readAgainBlind: [
    '공개 전이므로 점수와 고른 까닭은 보이지 않습니다. 다시 읽을 지원서 수만 정해 주세요.',
    'Before the opening neither scores nor reasons are shown. Please choose only how many applications get a second look.',
  ],
  howMany: ['다시 읽을 지원서 수', 'Applications for a second look'],
  previewAgain: ['배정 미리 보기', 'Preview assignment'],
  chosen: (count: number) => [
    `지원서 ${count}건을 한 번씩 더 읽습니다.`,
    `Applications that get one more review: ${count}.`,
  ],
  fewer: (count: number, missing: number) => [
    `지원서 ${count}건을 한 번씩 더 읽습니다. ${missing}건은 읽을 사람이 없습니다.`,
    `Applications that get one more review: ${count}. No one is left to read ${missing} more.`,
  ],
  done: (assigned: number, submitted: number) => [
    `다시 읽기 ${assigned}건 중 ${submitted}건이 제출되었습니다.`,
    `Second looks: ${submitted} of ${assigned} submitted.`,
  ],
  cannotReadAgain: [
    {
      ...sureText.ko.cannotTell,
      noPlaces: '먼저 뽑을 인원을 저장해 주세요.',
      isUnfinished: '필요한 평가가 아직 모이지 않았습니다. 남은 평가를 먼저 읽는 것이 더 도움이 됩니다.',
      isOpen: '평가가 한 번 공개되어, 새 평가는 다른 평가자의 점수를 알고 쓰게 됩니다.',
    } satisfies Record<CannotReadAgain, string>,
    {
      ...sureText.en.cannotTell,
      noPlaces: 'Please save the number of places first.',
      isUnfinished: 'Needed reviews are still missing. Those help more than reading again.',
      isOpen: 'The reviews have been open, so a new review would know the other scores.',
    },
  ],
})
