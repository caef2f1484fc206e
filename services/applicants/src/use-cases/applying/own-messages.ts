import type { Language, Text } from '@recruit/contract/text'
import type { SentMessage } from '../../messages/sent-messages.model.ts'
import { inSeoul } from '../reporting/in-words.ts'

/** What a message tells of, by its kind. */
const messageKindNames: Record<string, Text> = {
  receipt: { ko: '접수 확인', en: 'Receipt' },
  reminder: { ko: '마감 알림', en: 'Reminder' },
  results: { ko: '결과 발표', en: 'Results' },
  appointment: { ko: '면접 일정', en: 'Interview' },
  moved: { ko: '면접 일정 변경', en: 'Interview moved' },
  cancelled: { ko: '면접 취소', en: 'Interview cancelled' },
  notice: { ko: '안내', en: 'Notice' },
}

/** What became of a message. */
const messageStateNames = {
  handed: { ko: '보내는 중', en: 'being sent' },
  sent: { ko: '보냄', en: 'sent' },
  dryRun: { ko: '메일로는 보내지 않음', en: 'not sent by mail' },
  uncertain: { ko: '도착했는지 알 수 없음', en: 'may not have arrived' },
  failed: { ko: '보내지 못함', en: 'could not be sent' },
} as const satisfies Record<string, Text>

/** The messages that were sent to an applicant, each with its time, what became of it, and its whole text. */
export const messageLines = (messages: SentMessage[], language: Language): [label: string, value: string][] =>
  messages.map(({ kind, subject, text, state, isDryRun, at }) => {
    const name = messageKindNames[kind]?.[language] ?? kind
    const became = messageStateNames[isDryRun ? 'dryRun' : state][language]
    return [`${inSeoul(at)} ${name} (${became})`, `${subject}\n${text.trim().replace(/^(?=.)/gm, '  ')}`]
  })
