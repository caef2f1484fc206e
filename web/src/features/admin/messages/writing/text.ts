import { bilingual } from '../../../../i18n/text.ts'

export const writingText = bilingual({
  ko: {
    title: '직접 쓴 메시지',
    back: '발송 목록',
    audience: '받는 사람',
    teams: '팀',
    teamsHint: '고르지 않으면 아무에게도 보내지 않습니다.',
    who: '제출 여부',
    submitted: '제출한 사람',
    drafts: '아직 제출하지 않은 사람',
    narrow: '결과로 더 좁히기',
    statuses: '합격 상태',
    statusesNote:
      '결과로 고르면 메시지를 받는 것만으로 결과를 알 수 있습니다. 그래서 결과가 공개될 때까지 나가지 않습니다.',
    draft: '초안 만들기',
    draftNote: '아직 아무것도 나가지 않습니다. 다음 화면에서 한 사람씩 확인하고 승인합니다.',
    teamsMissing: '팀을 하나 이상 골라 주세요.',
    whoMissing: '제출한 사람인지 아직 제출하지 않은 사람인지 골라 주세요.',
    words: '내용',
  },
  en: {
    title: 'A message in own words',
    back: 'All mailings',
    audience: 'Who gets it',
    teams: 'Teams',
    teamsHint: 'Without a choice nobody gets it.',
    who: 'Submitted or not',
    submitted: 'Those who submitted',
    drafts: 'Those who have not submitted',
    narrow: 'Narrow it down by result',
    statuses: 'Pass status',
    statusesNote:
      'Whoever is chosen by a result learns of it by the message. It therefore waits until results are public.',
    draft: 'Make drafts',
    draftNote: 'Nothing leaves yet: on the next page you look at each message and approve them.',
    teamsMissing: 'Please choose at least one team.',
    whoMissing: 'Please choose those who submitted, or those who have not.',
    words: 'Words',
  },
})
