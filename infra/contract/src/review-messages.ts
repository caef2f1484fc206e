import type { Text } from './text.ts'

export const reviewMessages = {
  criteriaSaved: { ko: '평가 기준을 저장했습니다.', en: 'The criteria are saved.' },
  criteriaTakenOver: {
    ko: '다음 기수의 평가 기준을 정했습니다.',
    en: 'The criteria of the next term are chosen.',
  },
  criteriaInUse: {
    ko: '이미 제출된 평가가 있어 이름과 설명만 바꾸거나 질문을 더할 수 있습니다. 저장하지 않았습니다.',
    en: 'A review has been submitted, so only names and sentences can change, and questions can be added. Nothing was saved.',
  },
  reviewersAssigned: { ko: '평가자를 배정했습니다.', en: 'The reviewers are assigned.' },
  assignmentAdded: { ko: '배정했습니다.', en: 'The application is assigned.' },
  assignmentRemoved: { ko: '배정을 취소했습니다.', en: 'The assignment is taken away.' },
  assignmentHandedOn: { ko: '배정을 넘겼습니다.', en: 'The assignment is handed on.' },
  assignmentReviewed: {
    ko: '이미 평가를 제출해서 배정을 바꿀 수 없습니다.',
    en: 'The review is submitted already, so the assignment stays.',
  },
  memberNotFree: {
    ko: '이 평가자에게는 넘길 수 없습니다. 이미 배정되었거나, 평가에서 빠졌거나, 다른 팀입니다.',
    en: 'This member cannot take it: assigned already, recused, or of another team. Nothing was changed.',
  },
  assignmentChanged: {
    ko: '그사이 지원서나 평가자가 바뀌어 배정하지 않았습니다. 다시 확인해 주세요.',
    en: 'Applications or reviewers have changed since, so nobody was assigned. Please look again.',
  },
  reviewSaved: { ko: '평가를 저장했습니다.', en: 'The review is saved.' },
  reviewSubmitted: { ko: '평가를 제출했습니다.', en: 'The review is submitted.' },
  reviewRecused: { ko: '이 지원서의 평가에서 빠졌습니다.', en: 'You do not review this application.' },
  reviewClosed: {
    ko: '다른 평가가 공개되어 이 평가는 더 바꿀 수 없습니다. 저장하지 않았습니다.',
    en: 'The reviews of others can be read now, so this one no longer changes. Nothing was saved.',
  },
  reviewIncomplete: {
    ko: '모든 기준에 점수를 매겨야 제출할 수 있습니다.',
    en: 'Every criterion needs a score before the review is submitted.',
  },
  reviewTooLong: {
    ko: '답변 기록, 의견, 메모는 각각 5,000자까지 쓸 수 있습니다.',
    en: 'An answer, a comment and a note have at most 5,000 characters each.',
  },
  namesHidden: {
    ko: '글쓴이를 알 수 있는 표현을 평가에서 숨깁니다.',
    en: 'What names the author is hidden in reviews.',
  },
  namesShown: {
    ko: '글쓴이를 알 수 있는 표현을 더는 숨기지 않습니다. 평가자는 가린 채로 읽습니다.',
    en: 'What names the author is no longer hidden. Reviewers find it covered.',
  },
  reviewPhaseSaved: { ko: '평가 단계를 저장했습니다.', en: 'The phase of reviewing is saved.' },
  membersOnly: {
    ko: '평가는 이름으로 로그인한 사람만 할 수 있습니다. 이름으로 다시 로그인해 주세요.',
    en: 'Only people who have signed in by name review applications. Please sign in by name.',
  },
} as const satisfies Record<string, Text>
