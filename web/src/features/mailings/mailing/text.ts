import { bilingual, counted } from '../../../i18n/text.ts'

/** A message without an e-mail address is shown only on the site. */
const toSend = (count: number) => `승인하고 ${count ? `${count}명에게 보내기` : '사이트에만 올리기'}`
const sendTo = (count: number) =>
  `Approve and ${count ? `send to ${people(count)}` : 'show on the site only'}`
const people = (count: number) => counted(count, 'person', 'people')

export const mailingText = bilingual({
  people: ['받는 사람', 'Recipients'],
  receivers: (count: number) => [`받는 사람 ${count}명`, counted(count, 'recipient')],
  place: (at: number, all: number, name: string) => [
    `${all}명 중 ${at}번째: ${name}`,
    `${at} of ${all}: ${name}`,
  ],
  previous: ['이전', 'Previous'],
  next: ['다음', 'Next'],
  filter: ['상태로 고르기', 'Filter by status'],
  all: (count: number) => [`모두 (${count})`, `All (${count})`],
  noOne: ['조건에 맞는 메시지가 없습니다.', 'No message matches.'],
  gone: ['이 발송은 이제 없습니다.', 'This mailing no longer exists.'],
  progress: (sent: number, all: number) => [
    `${all}통 가운데 ${sent}통이 끝났습니다.`,
    `${sent} of ${all} are done.`,
  ],
  approve: (count: number) => [`${toSend(count)}…`, `${sendTo(count)}…`],
  approveLead: (count: number) => [
    count ? `지금 본 초안 그대로 ${count}명에게 나갑니다.` : '메일로는 나가지 않습니다.',
    count ? `The drafts go to ${people(count)} exactly as you see them.` : 'Nothing is sent by mail.',
  ],
  unreachable: (count: number) => [
    `메일을 보낼 수 없는 사람 ${count}명은 사이트에서만 읽을 수 있습니다.`,
    `${people(count)} cannot be reached by mail and can only read it on the site.`,
  ],
  undecided: (count: number) => [
    `아직 결정하지 않은 지원자가 ${count}명 있습니다. 메시지를 받고도 결과 페이지에서 「아직 결과가 정해지지 않았습니다」를 봅니다.`,
    `${people(count)} ${count === 1 ? 'is' : 'are'} undecided: they get this message but find “There is no decision yet” on their result page.`,
  ],
  unpublished: (count: number) => [
    `공개하지 않은 변경이 ${count}건 있습니다. 그 지원자는 이전 결과를 읽습니다.`,
    `${counted(count, 'change is', 'changes are')} not published: those applicants still see the earlier result.`,
  ],
  uncounted: [
    '결정하지 않은 지원자가 있는지 확인하지 못했습니다.',
    'Could not check whether anyone is still undecided.',
  ],
  dryRunNow: [
    '지금은 연습 중이라 실제로는 아무에게도 나가지 않습니다.',
    'This is a dry run: nothing is really sent to anyone.',
  ],
  waits: {
    announcement: [
      '결과가 공개될 때까지 나가지 않습니다. 공개하면 저절로 나갑니다.',
      'Nothing is sent until results are published. It then goes out automatically.',
    ],
    opening: [
      '모집 기간에만 나갑니다. 지금은 모집 기간이 아닙니다.',
      'It is sent only while applications are open, and they are closed now.',
    ],
    time: ['정한 시각이 될 때까지 나가지 않습니다.', 'Nothing is sent before the scheduled time.'],
  },
  count: (count: number) => [
    `확인을 위해 받는 사람 수를 적어 주세요: ${count}`,
    `To confirm, type the number of recipients: ${count}`,
  ],
  countWrong: (count: number) => [`받는 사람은 ${count}명입니다.`, `It goes to ${people(count)}.`],
  when: ['언제', 'When'],
  now: ['지금', 'Now'],
  later: ['정한 시각에', 'At a set time'],
  time: ['시각 (한국 시간, KST)', 'Time (Korea, KST)'],
  timeMissing: ['보낼 시각을 정해 주세요.', 'Please set the time.'],
  timePassed: ['이미 지난 시각입니다.', 'This time has already passed.'],
  send: [toSend, sendTo],
  lookAgain: ['다시 확인하기', 'Check again'],
  changed: [
    '그사이 받는 사람이나 내용이 바뀌었습니다. 닫고 다시 확인해 주세요.',
    'The recipients or the text changed meanwhile. Please close this and check again.',
  ],
  pause: ['멈추기', 'Pause'],
  goOn: ['다시 시작하기', 'Resume'],
  callOff: ['발송 취소', 'Cancel sending'],
  callOffNote: [
    '아직 나가지 않은 것은 초안으로 돌아갑니다.',
    'Messages that have not been sent become drafts again.',
  ],
  discard: ['초안 버리기', 'Discard drafts'],
  askDiscard: (count: number) => [
    `초안 ${count}통을 버릴까요? 되돌릴 수 없습니다.`,
    `Discard ${count === 1 ? 'the draft' : `${count} drafts`}? This cannot be undone.`,
  ],
  discardYes: ['버리기', 'Discard'],
  remake: ['초안 새로 만들기', 'Recreate drafts'],
  remakeNote: [
    '새로 만들면 초안이 지금의 기본 문구와 받는 사람으로 바뀌고, 보낸 메시지는 그대로입니다.',
    'Recreated drafts use the current template and recipients; sent messages stay.',
  ],
  toTemplate: ['기본 문구 고치기', 'Edit template'],
  words: ['문구 고치기', 'Edit text'],
  wordsTitle: ['문구를 고치고 초안 새로 만들기', 'Edit the text and recreate drafts'],
  wordsClose: ['고치지 않기', 'Keep the text as it is'],
  approvedMeanwhile: [
    '그사이 이 발송이 승인되어 문구를 고칠 수 없습니다. 쓴 것은 닫을 때까지 여기 있습니다.',
    'This mailing was approved meanwhile, so its text cannot be edited. What you wrote stays here until you close it.',
  ],
})
