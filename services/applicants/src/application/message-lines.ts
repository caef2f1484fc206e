import { MESSAGE_KINDS } from '@recruit/contract/mail/kinds'
import type { Language, Text } from '@recruit/contract/text'
import { inSeoul } from '../shared/seoul-time.ts'
import type { OwnMessage } from './ports.ts'

const became: Record<OwnMessage['state'], Text> = {
  sent: { ko: '보냄', en: 'sent' },
  unreachable: { ko: '메일로는 보내지 않음', en: 'not sent by mail' },
  notSent: { ko: '메일로는 보내지 않음', en: 'not sent by mail' },
  uncertain: { ko: '도착했는지 알 수 없음', en: 'may not have arrived' },
  failed: { ko: '보내지 못함', en: 'could not be sent' },
}

/** The messages to an applicant, oldest first: each with its time, its outcome, and its whole text. */
export const messageLines = (messages: OwnMessage[], language: Language): [label: string, value: string][] =>
  messages
    .toReversed()
    .map(({ kind, subject, text, state, at }) => [
      `${inSeoul(new Date(at))} ${MESSAGE_KINDS[kind].name[language]} (${became[state][language]})`,
      `${subject}\n${text.trim().replace(/^(?=.)/gm, '  ')}`,
    ])
