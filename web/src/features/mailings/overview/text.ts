import { bilingual, counted } from '../../../i18n/text.ts'

export const overviewText = bilingual({
  approvals: (count: number, messages: number) => [
    `승인을 기다리는 메시지 ${messages}통 (발송 ${count}건)`,
    `${counted(messages, 'message')} to approve (${counted(count, 'mailing')})`,
  ],
  noApprovals: ['승인을 기다리는 발송이 없습니다.', 'Nothing is waiting for your approval.'],
  approvalOf: (people: number) => [`${people}명에게`, `to ${counted(people, 'person', 'people')}`],
  approve: ['확인하고 승인', 'Check and approve'],
  approveOf: (kind: string, people: number) => [
    `확인하고 승인: ${kind}, ${people}명`,
    `Check and approve: ${kind}, ${counted(people, 'person', 'people')}`,
  ],
  delivery: ['발송 상황', 'Delivery'],
  reallyLeaves: ['메일이 실제로 나갑니다.', 'Mail is being sent for real.'],
  dryRun: [
    '연습 중입니다. 메일 서버가 정해져 있지 않아 아무에게도 나가지 않습니다.',
    'Dry run: no mail server is set up, so nothing is sent to anyone.',
  ],
  notKnown: [
    '이번 기수에는 아직 나간 메시지가 없어, 메일이 실제로 나가는지 알 수 없습니다.',
    'Nothing has been sent this term yet, so we cannot tell whether mail really goes out.',
  ],
  nothingDue: ['지금 나갈 차례인 메시지는 없습니다.', 'No message is due now.'],
  held: {
    paused: (count: number) => [`멈춘 메시지 ${count}통`, `${count} paused`],
    waiting: (count: number) => [
      `조건이나 시각을 기다리는 메시지 ${count}통`,
      `${count} scheduled or waiting for a condition`,
    ],
  },
  heldBack: (what: string) => [`아직 나가지 않았습니다: ${what}.`, `Not sent yet: ${what}.`],
  due: (count: number, since: string, cause: string) => [
    `메시지 ${count}통이 ${since}부터 나가기를 기다립니다. ${cause}`,
    `${counted(count, 'message has', 'messages have')} been waiting since ${since}; ${cause}`,
  ],
  /** As far as this screen knows. */
  causes: {
    soon: ['보통은 몇 초 안에 나갑니다.', 'mail normally leaves within seconds.'],
    noneYet: ['이번 기수에는 아직 나간 메시지가 없습니다.', 'nothing has been sent this term yet.'],
    late: [
      '5분이 넘었고, 발송 프로그램이 응답하지 않는 것 같습니다.',
      'that is more than 5 minutes, and the mail program does not seem to respond.',
    ],
  },
  /** Of a mailing, before its approval and after it. */
  mailIsLate: {
    before: [
      (count: number, since: string) =>
        `지금 메일이 나가지 않아(${since}부터 ${count}통 대기 중), 승인해도 기다립니다.`,
      (count: number, since: string) =>
        `No mail is leaving (${count} waiting since ${since}): once approved, this will wait too.`,
    ],
    after: [
      (count: number, since: string) =>
        `지금 메일이 나가지 않아(${since}부터 ${count}통 대기 중), 이 발송도 함께 기다립니다.`,
      (count: number, since: string) =>
        `No mail is leaving (${count} waiting since ${since}), and this mailing waits with it.`,
    ],
  },
  toSystem: ['시스템 상태 확인', 'Check the system'],
  receiptsNote: ['제출하면 승인 없이 나갑니다', 'Goes out on submission, without approval'],
  create: ['새 메시지', 'New message'],
  /** To whom each kind is drafted. */
  notes: {
    reminder: ['아직 제출하지 않은 모든 사람에게', 'To everyone who has not submitted yet'],
    results: ['제출한 모든 사람에게. 결과는 적지 않습니다.', 'To all who submitted; never states the result'],
    appointment: [
      '정해졌거나 바뀐 일정을 아직 알리지 않은 사람에게',
      'To those not yet sent their new or changed time',
    ],
    answerReminder: ['면접 일정에 아직 답하지 않은 사람에게', 'To those who have not said if they will come'],
    evening: [
      '내일 면접이 있고 못 온다고 하지 않은 사람에게',
      'To those interviewed tomorrow, unless declined',
    ],
    offerReminder: ['최종 합격을 보고 아직 답하지 않은 사람에게', 'To final passers who have not answered'],
    notice: ['대상과 내용을 직접 작성', 'Your own text to a group you choose'],
  },
  evening: ['면접 전날 안내 자동 발송', 'Automatic day-before reminder'],
  eveningNote: [
    '면접 전날 저녁마다 기본 문구로, 승인 없이 나갑니다.',
    'Sent from its template on the evening before each interview day, without approval.',
  ],
  eveningHour: ['보내는 시각 (한국 시간)', 'Time of sending (Korean time)'],
  eveningOff: ['보내지 않음', 'Off'],
  noEvenings: ['앞으로 남은 면접이 없습니다.', 'There are no interviews to come.'],
  oneEvening: (day: string, count: number) => [
    `${day} 저녁: ${count}명에게`,
    `${day} in the evening: to ${counted(count, 'person', 'people')}`,
  ],
  draftsOnly: [
    '초안만 만듭니다. 승인하기 전에는 아무것도 나가지 않습니다.',
    'Drafts only: nothing is sent until you approve.',
  ],
  mailings: ['이번 기수의 발송', 'Mailings this term'],
  none: [
    '아직 발송이 없습니다. 위에서 새 메시지를 만들면 여기에 나옵니다.',
    'There are no mailings yet. A message you create above appears here.',
  ],
  openOf: (kind: string, about: string) => [
    `${kind} 열기${about && `: ${about}`}`,
    `Open ${kind}${about && `: ${about}`}`,
  ],
  messages: (count: number) => [`${count}통`, counted(count, 'message')],
  countsOf: (kind: string) => [`${kind}의 상태별 메시지 수`, `Messages by status: ${kind}`],
  created: (time: string) => [`작성 ${time}`, `Created ${time}`],
  planned: (time: string) => [`예약 ${time} (한국 시간)`, `Scheduled for ${time} (Korean time)`],
  approved: (who: string, time: string) => [`승인 ${who}, ${time}`, `Approved by ${who}, ${time}`],
  notApproved: ['승인 전', 'Not approved yet'],
  waits: {
    announcement: ['결과가 공개되기를 기다립니다.', 'Waiting until results are published.'],
    opening: ['모집 기간이 아니라서 나가지 않습니다.', 'Not sent, because applications are closed.'],
    time: ['예약한 시각을 기다립니다.', 'Waiting for its scheduled time.'],
  },
  templateChanged: [
    '초안을 만든 뒤에 기본 문구가 바뀌었습니다.',
    'The template has changed since these drafts were created.',
  ],
  remake: ['초안 새로 만들기', 'Recreate drafts'],
  severalDrafted: (count: number) => [
    `발송 ${count}개가 생겼습니다. 하나씩 확인해 주세요.`,
    `${count} mailings were created. Please check each of them.`,
  ],
})
