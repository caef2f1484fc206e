import { bilingual, counted } from '../../../i18n/text.ts'

/** Texts of scoring. */
export const scoreText = bilingual({
  item: (number: number) => [`지원서 #${number}`, `Application #${number}`],
  ownOrder: ['나만의 순서', 'My own order'],
  states: {
    none: ['평가 전', 'Not started'],
    draft: ['쓰는 중', 'Draft'],
    submitted: ['제출함', 'Submitted'],
    recused: ['제외', 'Recused'],
  },
  blind: [
    '이름과 연락처는 보이지 않지만, 글 안에서 누구인지 드러날 수 있습니다.',
    'Names and contacts are hidden, but an essay may still reveal who wrote it.',
  ],
  nothing: ['평가할 지원서가 없습니다.', 'There is no application to review.'],
  noCriteria: [
    '아직 평가 기준이 없습니다. 관리자가 정하면 점수를 매길 수 있습니다.',
    'There are no criteria yet. You can score once an admin has set them.',
  ],
  form: ['내 평가', 'My review'],
  criterion: (name: string, weight: number) => [`${name} · 비중 ${weight}`, `${name} · weight ${weight}`],
  meaning: (score: number, sentence: string) => [`${score}점: ${sentence}`, `${score}: ${sentence}`],
  scoreOf: (score: number) => [`${score}점`, String(score)],
  comment: ['의견', 'Comment'],
  commentHint: [
    '평가가 공개되면 다른 평가자도 읽습니다.',
    'Other reviewers can read it once the reviews are open.',
  ],
  note: ['나만 보는 메모', 'Private note'],
  noteHint: ['다른 사람은 읽을 수 없습니다.', 'Only you can read it.'],
  submit: ['제출하고 다음으로', 'Submit and go on'],
  sending: ['제출하는 중…', 'Submitting…'],
  keysWait: {
    sending: (keys: number) => [
      keys > 0 ? `제출하는 중… 누른 키 ${keys}개는 다음 지원서에 씁니다.` : '제출하는 중…',
      keys > 0
        ? `Submitting… ${counted(keys, 'key')} pressed meanwhile will apply to the next application.`
        : 'Submitting…',
    ],
    opening: (keys: number) => [
      `지원서를 여는 중… 누른 키 ${keys + 1}개가 기다립니다.`,
      `Opening the application… ${keys + 1} key${keys === 0 ? ' waits' : 's wait'}.`,
    ],
  },
  dropped: (keys: number) => [
    `그 뒤에 누른 키 ${keys}개는 쓰지 않았습니다.`,
    `${counted(keys, 'key')} pressed after that did nothing.`,
  ],
  notSubmitted: (label: string, words: string) => [
    `${label}: 제출하지 못했습니다. ${words}`,
    `${label}: review not submitted. ${words}`,
  ],
  left: (count: number) => [`${count}건 남음`, `${count} left`],
  allDone: ['모두 평가했습니다.', 'You have reviewed all of them.'],
  notAtHand: [
    '오프라인이라 아직 열지 않은 지원서는 열 수 없습니다.',
    'You are offline, so an application you have not opened before cannot be opened.',
  ],
  reopen: ['다시 고치기', 'Edit again'],
  recuse: ['이 지원서 평가에서 나를 제외하기', 'Recuse me from this application'],
  recuseTitle: ['이 지원서 평가에서 나를 제외할까요?', 'Recuse yourself from this application?'],
  recuseBody: [
    '배정이 취소되고 매긴 점수가 지워집니다. 까닭은 관리자가 확인할 수 있습니다.',
    'Your assignment and scores are removed. An admin can read the reason.',
  ],
  reason: ['까닭', 'Reason'],
  reasonMissing: ['까닭을 써 주세요.', 'Please enter a reason.'],
  recuseYes: ['제외하기', 'Recuse me'],
  recused: (reason: string) => [
    `이 지원서 평가에서 제외되었습니다. 까닭: ${reason}`,
    `You are recused from this application. Reason: ${reason}`,
  ],
  returnToReview: ['다시 평가하기', 'Review it after all'],
  unscored: (name: string) => [`‘${name}’의 점수가 없습니다.`, `‘${name}’ has no score.`],
  submitted: (label: string) => [`${label}: 평가 제출됨`, `${label}: review submitted`],
  reopened: (label: string) => [`${label}: 다시 고칠 수 있습니다`, `${label}: review reopened`],
  closed: [
    '다른 평가가 공개되어 이 평가는 더 바뀌지 않습니다.',
    'Other reviews can be read now, so this one can no longer change.',
  ],
  locked: ['제출한 평가입니다.', 'This review has been submitted.'],
  keptHere: [
    '제출되지 않은 글이 이 기기에만 있습니다. 다시 고치기를 누르면 저장됩니다.',
    'Some text is on this device only. Press ‘Edit again’ to save it.',
  ],
  fields: {
    scores: ['점수', 'Scores'],
    answers: ['답변 기록', 'Answers'],
    comment: ['의견', 'Comment'],
    note: ['메모', 'Note'],
  },
  packet: ['면접 자료 인쇄', 'Print the packet'],
  noInterviews: [
    '이 팀에서 내가 들어가는 면접이 없습니다. 면접은 시간표에 따라 배정됩니다.',
    'You hold no interview of this team. The timetable assigns interviews.',
  ],
  offTimetable: ['지금 시간표에는 이 면접이 없습니다.', 'This interview is not on the timetable now.'],
  opening: ['시작하는 말', 'How to begin'],
  shows: (sentence: string) => [`좋은 답변: ${sentence}`, `A good answer: ${sentence}`],
  removedQuestion: ['지워진 질문', 'Removed question'],
  documents: ['서류 평가', 'Reviews of the documents'],
  documentsHidden: [
    '서류 평가는 내 서류 평가를 제출하거나 평가가 공개된 뒤에 보입니다.',
    'You can read the reviews of the documents once yours is submitted or the reviews are open.',
  ],
  others: ['다른 평가', 'Other reviews'],
  reviews: (count: number) => [`평가 ${count}건`, counted(count, 'review')],
  waiting: [
    '내 평가를 제출하고 필요한 수가 모이면 다른 평가가 보입니다.',
    'Other reviews appear once yours is submitted and there are enough of them.',
  ],
  chooseFirst: [
    '서로 다른 두 평가가 있습니다. 어느 쪽을 쓸지 골라 주세요.',
    'There are two different reviews. Please choose between them.',
  ],
  expired: [
    '로그인이 끝나 이 기기에만 저장됨. 다시 로그인하면 이어서 쓸 수 있습니다.',
    'Your session has ended; saved on this device only. Sign in again to continue.',
  ],
  gone: [
    '이 지원서는 더 이상 없습니다. 쓴 내용은 이 기기에만 있습니다.',
    'This application no longer exists. What you wrote is on this device only.',
  ],
  asidesBody: [
    '이 기기에만 있으며 제출하면 사라집니다.',
    'On this device only, until the review is submitted.',
  ],
})
