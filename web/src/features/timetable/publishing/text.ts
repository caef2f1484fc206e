import { bilingual, counted } from '../../../i18n/text.ts'

export const timetablePublishingText = bilingual({
  title: ['시간표 공개', 'Publish the timetable'],
  never: ['아직 공개한 적이 없습니다.', 'Not published yet.'],
  lastAt: (when: string) => [`마지막 공개: ${when}`, `Last published ${when}.`],
  nothing: [
    '지금 시간표는 지원자의 면접 일정과 같습니다.',
    'The applicants’ interview dates match this timetable.',
  ],
  /** Some have no time: how many of all the rest is true of. */
  nothingBut: (placed: number, all: number, without: string) => [
    `${all}명 중 ${placed}명의 일정이 이 시간표와 같습니다. 시간 없음: ${without}.`,
    `The published times of ${placed} of ${all} applicants match this timetable. Without a time: ${without}.`,
  ],
  without: (names: string) => [`시간 없음: ${names}.`, `Without a time: ${names}.`],
  didNotCome: (name: string) => [`${name}(불참)`, `${name} (did not come)`],
  findTime: ['시간 찾기', 'Find a time'],
  findTimeOf: (name: string) => [`${name} 님의 시간 찾기`, `Find a time for ${name}`],
  empty: [
    '시간표가 비어 있어 공개할 것이 없습니다.',
    'The timetable is empty, so there is nothing to publish.',
  ],
  waiting: (count: number) => [
    `공개하면 ${count}명의 면접 일정이 바뀝니다.`,
    `Publishing changes the interview ${count === 1 ? 'date of 1 applicant' : `dates of ${count} applicants`}.`,
  ],
  look: ['시간표 확인하고 공개', 'Review and publish the timetable'],
  sheet: ['면접 시간표 공개 전 확인', 'Before publishing the timetable'],
  now: ['지금 면접 일정', 'Interview date now'],
  afterwards: ['공개 후 면접 일정', 'Interview date afterwards'],
  noDate: ['일정 없음', 'no date'],
  kinds: {
    lost: ['면접 취소', 'Interview cancelled'],
    moved: ['일정 변경', 'Date changed'],
    given: ['새 일정', 'New date'],
    same: ['글은 같고 면접 시간 정보만 변경', 'Same text, new appointment details'],
  },
  begun: (count: number, names: string) => [
    `이미 시작한 시각으로 공개되는 사람 ${count}명: ${names}`,
    `${counted(count, 'person gets', 'people get')} a time that has begun already: ${names}`,
  ],
  unplaced: (count: number, names: string) => [
    `1차 합격자 중 미배정 ${count}명: ${names}`,
    `${count} passed the first round but ${count === 1 ? 'has' : 'have'} no place in the timetable: ${names}`,
  ],
  broken: [
    '지켜지지 않은 규칙이 있어 공개할 수 없습니다. 시간표를 먼저 고쳐 주세요.',
    'Some rules are broken, so nothing can be published. Please fix the timetable first.',
  ],
  isPublic: [
    '지금 결과가 공개되어 있습니다. 이 일정은 바로 보이지 않고, 이어서 바뀐 결과를 공개해야 지원자에게 보입니다.',
    'Results are public now. These dates are not visible yet: publish the changed results next, and applicants will see them.',
  ],
  isHidden: [
    '결과를 공개하기 전이므로 지원자에게는 아직 보이지 않습니다.',
    'Results are not public yet, so applicants do not see these dates.',
  ],
  publish: (count: number, lost = 0) => [
    count > 0 && count === lost
      ? `${lost}명 면접 취소`
      : `${count}명 면접 일정 공개${lost > 0 ? ` (취소 ${lost}명 포함)` : ''}`,
    count > 0 && count === lost
      ? `Cancel ${counted(lost, 'interview')}`
      : `Publish ${count} interview ${count === 1 ? 'date' : 'dates'}${lost > 0 ? `, ${lost} cancelled` : ''}`,
  ],
  published: (count: number) => [
    `${count}명의 면접 일정을 정했습니다.`,
    `The interview ${count === 1 ? 'date' : 'dates'} of ${counted(count, 'person is', 'people are')} set.`,
  ],
  thenHidden: [
    '지원자는 설정에서 결과를 공개하면 면접 일정을 봅니다.',
    'Applicants see them once results are published in the settings.',
  ],
  thenPublic: [
    '지원자는 아직 이전 일정을 봅니다. 이제 바뀐 결과를 공개해 주세요.',
    'Applicants still see the earlier dates. Please publish the changed results now.',
  ],
  toSettings: ['설정으로 가기', 'Open settings'],
  toPublish: ['바뀐 결과 공개', 'Publish the changed results'],
})
