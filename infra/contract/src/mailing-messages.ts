import type { Text } from './text.ts'

/** Shown when nothing new is drafted because drafts already wait. */
export const draftsWait = (count: number): Text => ({
  ko: `이미 만든 초안 ${count}건이 승인을 기다리고 있어 새로 만들지 않았습니다. 발송 목록에서 확인하고 승인해 주세요.`,
  en: `${count === 1 ? '1 draft is' : `${count} drafts are`} already waiting for approval, so no new ones were created. Check and approve them in the list of mailings.`,
})

/** Shown when an announcement is drafted whose message everyone has. */
export const announcementSent: Text = {
  ko: '이번 발표의 메시지는 받을 사람 모두에게 이미 만들었습니다. 전달되지 않은 메시지는 메시지 목록에서 다시 보낼 수 있습니다.',
  en: 'Everyone already has this announcement’s message. A message that did not arrive can be sent again from the list of messages.',
}

/** Sentences about messages to applicants. */
export const mailingMessages = {
  messagesDrafted: { ko: '메시지 초안을 만들었습니다.', en: 'Drafts created.' },
  messagesThere: {
    ko: '이번 발표의 초안이 이미 있어 새로 만들지 않았습니다. 이 초안을 확인하고 승인해 주세요.',
    en: 'This announcement already has a draft, so no second one was created. Check and approve this one.',
  },
  nobodyToTell: {
    ko: '보낼 사람이 없어 아무것도 만들지 않았습니다.',
    en: 'There is no one to write to, so no drafts were created.',
  },
  audienceMissing: {
    ko: '받는 사람을 골라 주세요. 고르지 않으면 아무에게도 보내지 않습니다.',
    en: 'Please choose the recipients. If you choose none, no one gets it.',
  },
  templateWrong: {
    ko: '메시지 문구에 고칠 곳이 있습니다. 저장하지 않았습니다.',
    en: 'The text of the message needs fixing. Nothing was saved.',
  },
  addressWrong: {
    ko: '메일을 보낼 수 있는 주소가 아닙니다.',
    en: 'Mail cannot be sent to this address.',
  },
  mailingApproved: { ko: '메시지를 보냅니다.', en: 'The messages are on their way.' },
  mailingPlanned: {
    ko: '정한 시각에 메시지를 보냅니다.',
    en: 'The messages will be sent at the time you set.',
  },
  mailingCalledOff: {
    ko: '발송을 취소했습니다. 아직 나가지 않은 메시지는 초안으로 돌아갔습니다.',
    en: 'Sending was cancelled. Messages that had not been sent are drafts again.',
  },
  mailingDiscarded: { ko: '초안을 버렸습니다.', en: 'Drafts discarded.' },
  mailingPaused: { ko: '발송을 멈췄습니다.', en: 'Sending paused.' },
  mailingResumed: { ko: '발송을 다시 시작합니다.', en: 'Sending resumed.' },
  eveningPlanSet: {
    ko: '면접 전날 저녁마다 안내를 보냅니다.',
    en: 'Applicants are reminded on every evening before their interview.',
  },
  eveningPlanEnded: {
    ko: '면접 전날 안내를 자동으로 보내지 않습니다.',
    en: 'No reminders are sent automatically any more.',
  },
  mailingRemade: { ko: '초안을 새로 만들었습니다.', en: 'Drafts recreated.' },
  mailingChanged: {
    ko: '그사이 받는 사람이나 내용이 바뀌어 보내지 않았습니다. 다시 확인해 주세요.',
    en: 'The recipients or the text have changed since, so nothing was sent. Please check again.',
  },
  messagesResent: { ko: '고른 메시지를 다시 보냅니다.', en: 'The messages are being sent again.' },
  messagesNotResent: {
    ko: '고른 메시지 가운데 다시 보낼 수 없는 것이 있어 아무것도 보내지 않았습니다.',
    en: 'Some of these messages cannot be sent again, so nothing was sent.',
  },
  testMessageSent: {
    ko: '시험 메시지 발송을 요청했습니다.',
    en: 'The test message waits to be sent.',
  },
  staffLinkSent: {
    ko: '링크 발송을 요청했습니다. 도착하지 않으면 링크를 복사해 보내 주세요.',
    en: 'The link waits to be sent. If it does not arrive, copy it instead.',
  },
  templateSaved: { ko: '문구를 저장했습니다.', en: 'Text saved.' },
} as const satisfies Record<string, Text>
