import type { MessageState, UntrueReason } from '@recruit/contract/mail/kinds'
import { bilingual, counted } from '../../i18n/text.ts'

const statesKo: Record<MessageState, string> = {
  draft: '초안',
  unreachable: '보낼 수 없음',
  approved: '멈춤',
  queued: '발송 대기',
  sending: '보내는 중',
  handed: '전달하는 중',
  sent: '보냄',
  uncertain: '도착 불확실',
  failed: '실패',
  cancelled: '보내지 않음',
}
const statesEn: Record<MessageState, string> = {
  draft: 'Draft',
  unreachable: 'No usable address',
  approved: 'Paused',
  queued: 'Queued',
  sending: 'Sending',
  handed: 'Being delivered',
  sent: 'Sent',
  uncertain: 'Delivery uncertain',
  failed: 'Failed',
  cancelled: 'Not sent',
}

/** The reasons that the delivery records for a state; a mail server's answer is shown by its number. */
type Reasons = Record<string, string> & Record<UntrueReason, string>
const reasonsKo: Reasons = {
  'no address': '이메일 주소가 없습니다.',
  'not an address': '메일을 보낼 수 있는 주소가 아닙니다.',
  'refused before': '이 주소는 전에 여러 번 거절되었습니다.',
  gone: '지원서가 삭제되었습니다.',
  'submitted meanwhile': '그사이 지원서를 제출했습니다.',
  'answered meanwhile': '그사이 답했습니다.',
  'not true any more': '그사이 내용이 달라졌습니다.',
  superseded: '더 새로운 메시지가 대신합니다.',
  'lease over': '발송 프로그램이 도중에 멈췄습니다.',
  'too many attempts': '여러 번 시도했지만 보내지 못했습니다.',
  'reserved domain': '메일을 받을 수 없는 예시용 주소입니다.',
  'address or header refused': '주소나 제목에 보낼 수 없는 글자가 있습니다.',
}
const reasonsEn: Reasons = {
  'no address': 'There is no e-mail address.',
  'not an address': 'Mail cannot be sent to this address.',
  'refused before': 'This address has been refused several times.',
  gone: 'The application has been removed.',
  'submitted meanwhile': 'The application was submitted meanwhile.',
  'answered meanwhile': 'The applicant has answered meanwhile.',
  'not true any more': 'What it says is no longer true.',
  superseded: 'A newer message replaces it.',
  'lease over': 'The mail program stopped while sending.',
  'too many attempts': 'Several attempts failed.',
  'reserved domain': 'This is an example address that cannot receive mail.',
  'address or header refused': 'The address or subject contains characters that cannot be sent.',
}

/** Texts that the parts of the messages' screen share. */
export const messagesText = bilingual({
  title: ['메시지', 'Messages'],
  parts: {
    mailings: ['발송', 'Mailings'],
    people: ['사람별', 'By person'],
    mailbox: ['모든 메시지', 'All messages'],
    templates: ['기본 문구', 'Templates'],
  },
  partsLabel: ['메시지 화면', 'Message views'],
  states: [statesKo, statesEn],
  reasons: [reasonsKo, reasonsEn],
  test: ['나에게 보낸 시험 메시지', 'Test to myself'],
  languageNames: {
    ko: ['한국어', 'Korean'],
    en: ['영어', 'English'],
  },
  dryRun: ['연습', 'dry run'],
  refused: {
    unknown: (code: string) => [
      `받는 쪽 서버에 그런 주소가 없습니다. (${code})`,
      `There is no such address at the recipient’s mail server. (${code})`,
    ],
    full: (code: string) => [
      `받는 사람의 편지함이 가득 찼습니다. (${code})`,
      `The recipient’s mailbox is full. (${code})`,
    ],
    other: (code: string) => [
      `받는 쪽 서버가 거절했습니다. (${code})`,
      `The recipient’s mail server refused it. (${code})`,
    ],
    later: (code: string) => [
      `받는 쪽 서버가 나중에 다시 보내라고 합니다. (${code})`,
      `The recipient’s mail server asked to try again later. (${code})`,
    ],
    broken: (code: string) => [
      `메일 서버와 연결이 끊어졌습니다. (${code})`,
      `The connection to the mail server was lost. (${code})`,
    ],
  },
  meaning: {
    sent: ['메일 서버가 받았습니다.', 'The mail server accepted it.'],
    dryRun: [
      '연습이라 아무에게도 보내지 않았습니다. 메일 서버가 정해져 있지 않습니다.',
      'Dry run: it was not sent to anyone, because no mail server is set up.',
    ],
    uncertain: [
      '도착했는지 아무도 모릅니다. 다시 보내기 전에 받는 사람에게 물어보세요.',
      'It may or may not have arrived. Ask the recipient before you send it again.',
    ],
  },
  none: ['메시지가 없습니다.', 'There are no messages.'],
  back: ['발송 목록', 'All mailings'],
  announcement: (number: string) => [`${number}번째 결과 발표`, `announcement no. ${number}`],
  refusals: (count: number) => [
    `이 주소가 거절된 횟수: ${count}`,
    `refused ${count === 1 ? 'once' : `${count} times`} so far`,
  ],
  to: ['받는 사람', 'To'],
  subject: ['제목', 'Subject'],
  state: ['상태', 'Status'],
  kind: ['종류', 'Kind'],
  at: ['시각', 'Time'],
  language: ['언어', 'Language'],
  calendar: ['캘린더 파일', 'Calendar file'],
  calendarCancelled: ['캘린더에서 일정을 지웁니다.', 'Removes the event from the calendar.'],
  search: ['이름으로 찾기', 'Search by name'],
  cancel: ['그만두기', 'Cancel'],
  resend: ['다시 보내기', 'Send again'],
  resendYes: ['다시 보냅니다', 'Send again'],
  askResend: (names: string, count: number) => [
    count === 1
      ? `${names} 님에게 이 메시지를 다시 보낼까요?`
      : `${count}명에게 메시지를 다시 보낼까요?\n${names}`,
    count === 1
      ? `Send this message to ${names} again?`
      : `Send messages to ${count} people again?\n${names}`,
  ],
  askUncertain: (names: string) => [
    `${names} 님의 메시지는 도착했는지 아무도 모릅니다. 먼저 물어보았는지 확인해 주세요.`,
    `The message to ${names} may or may not have arrived. Please ask them first.`,
  ],
  askSent: (names: string) => [
    `${names} 님의 메시지는 이미 보냈습니다. 같은 메시지를 또 받게 됩니다.`,
    `The message to ${names} has already been sent: they will get it twice.`,
  ],
  searchMailbox: ['이름이나 이메일로 찾기', 'Search by name or e-mail'],
  searchMailboxShort: ['이름·이메일', 'Name or e-mail'],
  everyState: ['모든 상태', 'Any status'],
  everyKind: ['모든 종류', 'Any kind'],
  selection: ['고르기', 'Selection'],
  select: (name: string) => [`${name} 님의 메시지 고르기`, `Select the message to ${name}`],
  openOf: (subject: string, name: string) => [
    `메시지 열기: ${subject}, ${name}`,
    `Open: ${subject}, to ${name}`,
  ],
  groupOf: (messages: string, subject: string) => [`${messages}: ${subject}`, `${messages}: ${subject}`],
  nextPage: ['더 불러오기', 'Load more'],
  allOf: (count: number) => [`모두 ${count}통입니다.`, `${counted(count, 'message')} in all.`],
  resendSelected: (count: number) => [`고른 메시지 ${count}통 다시 보내기`, `Send ${count} selected again`],
  selectNote: [
    '보냈거나, 실패했거나, 보낼 수 없던 메시지를 골라 다시 보낼 수 있습니다.',
    'To send messages again, select sent or failed ones, or ones without a usable address.',
  ],
  selectNone: ['선택 해제', 'Clear selection'],
  again: ['새로고침', 'Refresh'],
  byPerson: ['사람별 메시지', 'Messages by person'],
  byPersonLead: ['종류마다 가장 새로운 메시지입니다.', 'The newest message of each kind.'],
  people: (count: number) => [`${count}명`, counted(count, 'person', 'people')],
  noneYet: ['아직 없음', 'None yet'],
  /** Of those that are read. */
  messages: (count: number, hasMore: boolean) => [
    `메시지 ${count}통${hasMore ? ' 이상' : ''}`,
    `${count}${hasMore ? '+' : ''} messages`,
  ],
  name: ['이름', 'Name'],
  noOne: ['조건에 맞는 사람이 없습니다.', 'No one matches.'],
  shown: (count: number, all: number) => [
    count === all ? `${all}명` : `${all}명 가운데 ${count}명`,
    count === all ? counted(all, 'person', 'people') : `${count} of ${all} people`,
  ],
  openKind: (state: string, kind: string, name: string) => [
    `${state}: ${name} 님의 ${kind} 열기`,
    `${state}: open ${kind} to ${name}`,
  ],
})
