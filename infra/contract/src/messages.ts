import { PASSPHRASE_MAX, PASSPHRASE_MIN } from './constants.ts'
import { failureMessages } from './failure-messages.ts'
import { mailingMessages } from './mailing-messages.ts'
import { reviewMessages } from './review-messages.ts'
import type { Text } from './text.ts'
import { timetableMessages } from './timetable-messages.ts'

/**
 * Every sentence that a server sends to a person; clients show them as they are (P19). Problems of fields
 * are in `problem-texts.ts`.
 */
export const messages = {
  lookupFailed: {
    ko: '일치하는 지원 정보가 없습니다. 다시 확인해 주세요.',
    en: 'The information does not exist. Please check again.',
  },
  alreadyEnrolled: {
    ko: '이미 등록된 지원자입니다. 기존 지원자로 들어와 주세요.',
    en: 'This applicant already exists. Please continue as an existing applicant.',
  },
  identityTaken: {
    ko: '같은 이름, 학번, 이화이언 아이디의 지원서가 이미 있습니다. 저장하지 않았습니다.',
    en: 'Another application already has this name, student id and community id. Nothing was saved.',
  },
  enrolled: { ko: '등록되었습니다.', en: 'Enrolled.' },
  draftSaved: { ko: '중간 저장이 완료되었습니다.', en: 'Middle save completed.' },
  submitted: { ko: '정상적으로 제출되었습니다.', en: 'Submitted normally.' },
  saved: { ko: '저장되었습니다.', en: 'Saved successfully.' },
  withdrawn: {
    ko: '지원을 취소하고 지원서를 삭제했습니다.',
    en: 'The application is withdrawn and deleted.',
  },
  forgotten: {
    ko: '이 브라우저에서는 이제 지원서가 열리지 않습니다.',
    en: 'This browser no longer opens the application.',
  },
  periodClosed: {
    ko: '지금은 지원 기간이 아닙니다. 저장하지 않았습니다.',
    en: 'Not an application period. Nothing was saved.',
  },
  questionsSaved: { ko: '질문을 저장했습니다.', en: 'The questions are saved.' },
  questionsChanged: {
    ko: '그 사이 지원서의 질문이 바뀌어 저장하지 않았습니다. 지원서를 다시 열어 새 질문을 확인해 주세요.',
    en: 'The questions of the application have changed, so nothing was saved. Please open the application again to see the new ones.',
  },
  staleVersion: {
    ko: '다른 창이나 기기에서 먼저 바뀌었습니다. 저장하지 않았으니 내용을 비교해 주세요.',
    en: 'This was changed somewhere else first. Nothing was saved; please compare the two.',
  },
  answered: { ko: '답변을 저장했습니다.', en: 'Your answer is saved.' },
  noOffer: {
    ko: '지금 답할 수 있는 최종 합격이 없습니다. 저장하지 않았습니다.',
    en: 'There is no final pass to answer now. Nothing was saved.',
  },
  answerTooLate: {
    ko: '답할 수 있는 시간이 지났습니다. 저장하지 않았습니다.',
    en: 'The time for an answer is over. Nothing was saved.',
  },
  wrongPassword: { ko: '비밀번호가 틀렸습니다.', en: 'Wrong password.' },
  weakPassword: {
    ko: '추측하기 쉬운 비밀번호라서 더는 쓸 수 없습니다. 사이트를 운영하는 사람이 npm run keys로 새로 정해야 합니다.',
    en: 'This password is too easy to guess and opens nothing any more. Whoever runs the site sets a new one with npm run keys.',
  },
  wrongPassphrase: { ko: '이름이나 암호가 틀렸습니다.', en: 'Wrong name or passphrase.' },
  shortPassphrase: {
    ko: `암호는 ${PASSPHRASE_MIN}자 이상이어야 합니다.`,
    en: `A passphrase has at least ${PASSPHRASE_MIN} characters.`,
  },
  longPassphrase: {
    ko: `암호는 ${PASSPHRASE_MAX}자까지 쓸 수 있습니다.`,
    en: `A passphrase has at most ${PASSPHRASE_MAX} characters.`,
  },
  weakPassphrase: {
    ko: '추측하기 쉬운 암호입니다. 이름이나 흔한 단어, 나란한 글쇠 말고 서로 관계없는 단어 몇 개를 이어 써 주세요.',
    en: 'This passphrase is easy to guess. Put a few unrelated words together, rather than your name, common words or neighbouring keys.',
  },
  linkUnusable: {
    ko: '쓸 수 없는 링크입니다. 기한이 지났거나 이미 쓰였을 수 있으니 관리자에게 새 링크를 부탁해 주세요.',
    en: 'This link cannot be used. It may have expired or been used; please ask the admin for a new one.',
  },
  memberNameTaken: {
    ko: '같은 이름의 운영진이 이미 있습니다. 구별되는 이름을 써 주세요.',
    en: 'Another member of the staff has this name already. Please choose one that tells them apart.',
  },
  reviewerWithoutTeam: {
    ko: '평가자는 담당 팀이 하나 이상 있어야 합니다. 팀을 골라 주세요.',
    en: 'A reviewer needs at least one team. Please choose a team.',
  },
  memberDisabled: {
    ko: '사용이 중지된 운영진입니다. 먼저 다시 사용하게 해 주세요.',
    en: 'This member is disabled. Please enable the member first.',
  },
  memberAdded: { ko: '운영진을 추가했습니다.', en: 'The member is added.' },
  memberSaved: { ko: '운영진 정보를 저장했습니다.', en: 'The member is saved.' },
  linkMade: { ko: '새 링크를 만들었습니다.', en: 'A new link is made.' },
  signedIn: { ko: '로그인되었습니다.', en: 'Signed in.' },
  signInBusy: {
    ko: '지금 로그인하려는 사람이 많습니다. 잠시 후 다시 시도해 주세요.',
    en: 'Many people are signing in right now. Please try again in a moment.',
  },
  signedOut: { ko: '로그아웃되었습니다.', en: 'Signed out.' },
  dbExists: { ko: 'DB가 이미 존재합니다.', en: 'DB already exists' },
  dbAdded: { ko: 'DB가 추가되었습니다.', en: 'DB added' },
  dbMissing: {
    ko: '설정 레코드가 없습니다. DB를 먼저 추가해 주세요.',
    en: 'There is no settings record. Add the DB first.',
  },
  settingsSaved: { ko: '수정이 완료되었습니다.', en: 'The edit is complete.' },
  settingsTooLong: { ko: '너무 긴 값이 있습니다.', en: 'A value is too long.' },
  surveyLinkWrong: {
    ko: '설문 링크는 http:// 또는 https:// 로 시작하는 주소여야 합니다.',
    en: 'The survey link must be an address that begins with http:// or https://.',
  },
  closesAtWrong: {
    ko: '마감 시각은 시간대를 포함한 ISO 8601 형식이어야 합니다.',
    en: 'The closing time must be in ISO 8601 with an offset.',
  },
  answersUntilWrong: {
    ko: '답을 받는 시각은 시간대를 포함한 ISO 8601 형식이어야 합니다.',
    en: 'The time until which answers are taken must be in ISO 8601 with an offset.',
  },
  plannedTimeWrong: {
    ko: '정하는 시각은 시간대를 포함한 ISO 8601 형식이어야 합니다.',
    en: 'A planned time must be in ISO 8601 with an offset.',
  },
  plannedTimePassed: {
    ko: '이미 지난 시각입니다. 앞으로 올 시각을 정해 주세요. 저장하지 않았습니다.',
    en: 'That time has passed. Choose one that is still ahead. Nothing is saved.',
  },
  plannedTimeHere: {
    ko: '정한 시각이 되어 더는 바꾸거나 취소할 수 없습니다. 저장하지 않았습니다.',
    en: 'The planned time is here: it can no longer be changed or cancelled. Nothing is saved.',
  },
  passSaved: { ko: '합격 상태를 저장했습니다.', en: 'The pass status is saved.' },
  dateSaved: { ko: '면접 일정을 저장했습니다.', en: 'The interview date is saved.' },
  dateTooLong: {
    ko: '면접 일정은 100자까지 쓸 수 있습니다.',
    en: 'An interview date has at most 100 characters.',
  },
  decidedElsewhere: {
    ko: '다른 사람이 먼저 바꾸었습니다. 저장하지 않았으니 지금 값을 확인해 주세요.',
    en: 'Somebody else changed this first. Nothing was saved; please look at the present value.',
  },
  published: {
    ko: '지원자에게 공개했습니다.',
    en: 'The applicants see it now.',
  },
  changedSinceSeen: {
    ko: '그사이 바뀐 결정이 있어 아무것도 공개하지 않았습니다. 다시 확인해 주세요.',
    en: 'A decision has changed since, so nothing was published. Please look again.',
  },
  notHeldBack: {
    ko: '지금은 결정을 비공개로 저장할 수 없습니다. 잠시 후 다시 시도해 주세요.',
    en: 'A decision cannot be held back at the moment. Please try again soon.',
  },
  waitingListSaved: { ko: '대기 순서를 저장했습니다.', en: 'The waiting list is saved.' },
  waitingListChanged: {
    ko: '다른 사람이 대기 명단을 먼저 바꾸었습니다. 저장하지 않았으니 지금 명단을 확인해 주세요.',
    en: 'Somebody else changed the waiting list first. Nothing was saved; please look at it again.',
  },
  notForWaitingList: {
    ko: '제출했고 최종 합격이 아닌 같은 팀 지원자만 대기 명단에 넣을 수 있습니다. 저장하지 않았습니다.',
    en: 'Only submitted applications of this team that are no final passes can wait. Nothing was saved.',
  },
  movedUp: { ko: '최종 합격으로 올렸습니다.', en: 'Moved up to a final pass.' },
  seatsSaved: { ko: '정원과 2지망 설정을 저장했습니다.', en: 'The seats and the second choice are saved.' },
  takenOver: { ko: '이 팀으로 옮겼습니다.', en: 'The application is moved to this team.' },
  notToTakeOver: {
    ko: '이 팀을 2지망으로 제출했고 1지망 팀에서 불합격했거나 그 팀의 정원이 0명인 지원자만 옮길 수 있습니다. 저장하지 않았습니다.',
    en: 'A team takes over only submitted applications that name it as second choice, after their first team has decided against them or with no seats there. Nothing was saved.',
  },
  bulkSaved: {
    ko: '선택한 지원자의 합격 상태를 저장했습니다.',
    en: 'The pass status of the selected is saved.',
  },
  corrected: { ko: '지원 정보를 바로잡았습니다.', en: 'The correction is saved.' },
  printNoted: { ko: '인쇄를 기록했습니다.', en: 'The print is noted.' },
  termStarted: { ko: '새 기수를 시작했습니다.', en: 'A new term has begun.' },
  unauthorized: { ko: '로그인이 필요합니다.', en: 'You need to sign in.' },
  noPermission: { ko: '접근 권한이 없습니다.', en: 'No access permission.' },
  notYours: {
    ko: '이 브라우저에서 확인된 지원서가 아닙니다. 지원 정보를 다시 확인해 주세요.',
    en: 'This application is not open in this browser. Please look it up again.',
  },
  unknownApplicant: {
    ko: '이 브라우저에서 확인된 지원서가 아닙니다. 지원 정보를 다시 확인해 주세요.',
    en: 'This application is not open in this browser. Please look it up again.',
  },
  notFound: { ko: '찾을 수 없습니다.', en: 'Not found.' },
  xsrf: {
    ko: '보안 확인이 만료되었습니다. 다시 시도해 주세요.',
    en: 'The security check has expired. Please try again.',
  },
  crossSite: {
    ko: '다른 사이트에서 보낸 요청은 받지 않습니다.',
    en: 'Requests from other sites are refused.',
  },
  badRequest: { ko: '잘못된 요청입니다.', en: 'This request is malformed.' },
  badPath: { ko: '잘못된 주소입니다.', en: 'This address is malformed.' },
  jsonOnly: { ko: 'UTF-8 JSON만 받습니다.', en: 'Only UTF-8 JSON is accepted.' },
  bodyTooLarge: { ko: '보낸 내용이 너무 큽니다.', en: 'The request is too large.' },
  upstreamDown: {
    ko: '지금은 처리할 수 없습니다. 저장되지 않았습니다. 잠시 후 다시 시도해 주세요.',
    en: 'This cannot be done right now and was not saved. Please try again in a moment.',
  },
  readDown: {
    ko: '지금은 불러올 수 없습니다. 잠시 후 다시 시도해 주세요.',
    en: 'This cannot be read right now. Please try again in a moment.',
  },
  dateSuperseded: {
    ko: '더 나중에 입력한 일정이 이미 저장되어 있습니다.',
    en: 'A date that was typed later is already stored.',
  },
  upstreamSlow: {
    ko: '응답이 늦어지고 있습니다. 저장되었는지 확인한 뒤 다시 시도해 주세요.',
    en: 'The answer takes too long. Please check whether it was saved and try again.',
  },
  tooManyRequests: {
    ko: '이 네트워크에서 보낸 요청이 너무 많습니다. 잠시 후 다시 시도해 주세요.',
    en: 'Too many requests came from this network. Please try again in a while.',
  },
  ...reviewMessages,
  ...timetableMessages,
  ...mailingMessages,
  ...failureMessages,
} as const satisfies Record<string, Text>

/** A wait in words: seconds up to two minutes, then whole minutes. */
const wait = (seconds: number): Text => {
  const minutes = Math.ceil(seconds / 60)
  return seconds < 120
    ? { ko: `${seconds}초`, en: seconds === 1 ? '1 second' : `${seconds} seconds` }
    : { ko: `${minutes}분`, en: `${minutes} minutes` }
}
export const tooManyLookups = (seconds: number): Text => ({
  ko: `확인에 여러 번 실패했습니다. ${wait(seconds).ko} 후에 다시 시도해 주세요.`,
  en: `This was tried too often. Please try again in ${wait(seconds).en}.`,
})
export const tooManyIdentityChanges = (seconds: number): Text => ({
  ko: `이름, 학번, 이화이언 아이디를 너무 자주 바꾸었습니다. 저장하지 않았으니 ${wait(seconds).ko} 후에 다시 시도해 주세요.`,
  en: `The name or an id was changed too often. Nothing was saved; please try again in ${wait(seconds).en}.`,
})
export const tooManyChanges = (seconds: number): Text => ({
  ko: `너무 자주 바꾸었습니다. 저장하지 않았으니 ${wait(seconds).ko} 후에 다시 시도해 주세요.`,
  en: `This was changed too often. Nothing was saved; please try again in ${wait(seconds).en}.`,
})
export const tooManyLinks = (seconds: number): Text => ({
  ko: `쓸 수 없는 링크를 여러 번 열었습니다. ${wait(seconds).ko} 후에 다시 시도해 주세요.`,
  en: `Too many links that cannot be used. Please try again in ${wait(seconds).en}.`,
})
export const tooManyKeys = (seconds: number): Text => ({
  ko: `비밀번호를 여러 번 틀렸습니다. ${wait(seconds).ko} 후에 다시 시도해 주세요.`,
  en: `Too many wrong passwords. Please try again in ${wait(seconds).en}.`,
})
