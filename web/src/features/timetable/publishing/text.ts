import { bilingual } from '../../../i18n/text.ts'

/** Texts about publishing the interview timetable. */
export const timetablePublishingText = bilingual({
  ko: {
    title: '게시',
    lead: '시간표를 지원자의 면접 일정으로 씁니다.',
    never: '아직 게시하지 않았습니다.',
    lastAt: (when: string) => `마지막으로 ${when}에 게시했습니다.`,
    nothing: '지금 시간표는 지원자의 면접 일정과 같습니다.',
    empty: '시간표가 비어 있어 게시할 것이 없습니다.',
    waiting: (count: number) => `게시하면 ${count}명의 면접 일정이 바뀝니다.`,
    look: '확인하고 게시',
    sheet: '면접 시간표 게시 전 확인',
    sheetLead: '지원자마다 지금 적힌 면접 일정과 게시하면 적힐 일정입니다.',
    now: '지금',
    afterwards: '게시 후',
    noDate: '일정 없음',
    sameText: '(글은 같고 면접 시간 정보만 바뀜)',
    unplaced: (count: number, names: string) =>
      `1차에 합격했지만 시간표에 자리가 없는 사람 ${count}명: ${names}`,
    broken: '지켜지지 않은 규칙이 있어 게시할 수 없습니다. 시간표를 먼저 고쳐 주세요.',
    isPublic:
      '지금 결과가 공개되어 있습니다. 게시한 일정은 바로 보이지 않고, 이어서 ‘확인하고 공개’에서 공개해야 지원자에게 보입니다.',
    isHidden: '결과를 공개하기 전이므로 지원자에게는 아직 보이지 않습니다.',
    publish: (count: number) => `${count}명의 면접 일정 쓰기`,
    close: '닫기',
    published: (count: number) => `${count}명의 면접 일정을 썼습니다.`,
    thenHidden: '지원자는 설정에서 결과를 공개하면 면접 일정을 봅니다.',
    thenPublic: '지원자는 아직 이전 일정을 봅니다. 이제 바뀐 일정을 공개해 주세요.',
    toSettings: '설정으로 가기',
    toPublish: '확인하고 공개',
  },
  en: {
    title: 'Publishing',
    lead: 'Writes the timetable into the applicants’ interview dates.',
    never: 'Not published yet.',
    lastAt: (when: string) => `Last published ${when}.`,
    nothing: 'The applicants’ interview dates say what this timetable says.',
    empty: 'The timetable is empty: there is nothing to publish.',
    waiting: (count: number) =>
      `${count} ${count === 1 ? 'applicant' : 'applicants'} would have another interview date.`,
    look: 'Look and publish',
    sheet: 'Before publishing the timetable',
    sheetLead: 'Each applicant’s interview date as it is now, and as it would be written.',
    now: 'Now',
    afterwards: 'Then',
    noDate: 'no date',
    sameText: '(the same text, another appointment behind it)',
    unplaced: (count: number, names: string) =>
      `${count} passed the first round without a place in the timetable: ${names}`,
    broken: 'Rules are broken, so nothing can be published. Please mend the timetable first.',
    isPublic:
      'Results are public now. These dates do not show at once: publish them next with ‘Look and publish’ of the results.',
    isHidden: 'Results are not public yet, so applicants do not see these dates.',
    publish: (count: number) => `Write the dates of ${count} ${count === 1 ? 'person' : 'people'}`,
    close: 'Close',
    published: (count: number) =>
      `The interview ${count === 1 ? 'date' : 'dates'} of ${count} ${count === 1 ? 'person is' : 'people are'} written.`,
    thenHidden: 'Applicants see them once results are made public in the settings.',
    thenPublic: 'Applicants still see the earlier dates. Please publish the new ones now.',
    toSettings: 'To the settings',
    toPublish: 'Look and publish the results',
  },
})
