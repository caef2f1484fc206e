/** The kinds of messages: placeholders, who may create one, and until when it waits. No zod, for browsers. */
import type { Language, Text } from '../text.ts'

export const PLACEHOLDERS = {
  name: { ko: '지원자 이름', en: "applicant's name" },
  team: { ko: '지원한 팀', en: 'team applied to' },
  link: { ko: '사이트 주소', en: 'site address' },
  time: { ko: '제출 시각', en: 'submitted at' },
  submissions: { ko: '제출 횟수', en: 'submission number' },
  cohort: { ko: '모집 기수', en: 'cohort number' },
  answered: { ko: '적은 항목', en: 'fields answered' },
  next: { ko: '1차 발표 일정', en: 'first results on' },
  closes: { ko: '모집 마감 시각', en: 'closing time' },
  date: { ko: '면접 일정', en: 'interview date' },
  begins: { ko: '면접 시작 시각', en: 'interview start' },
  room: { ko: '면접 장소', en: 'interview room' },
  answerBy: { ko: '참여 여부 답변 마감', en: 'offer answer deadline' },
  before: { ko: '바뀌기 전 면접 일정', en: 'earlier interview date' },
  until: { ko: '주소 유효 기한', en: 'address valid until' },
} as const satisfies Record<string, Text>
export type Placeholder = keyof typeof PLACEHOLDERS

/** A message's text in one language, with placeholders such as `{name}`. */
export interface Words {
  subject: string
  text: string
}
export type Template = Readonly<Record<Language, Words>>

/**
 * The condition under which an approved message is sent: `results` once they are public, `period` while applications
 * are taken.
 */
export const GATES = ['none', 'results', 'period'] as const
export type Gate = (typeof GATES)[number]

interface KindDeclaration {
  name: Text
  placeholders: readonly Placeholder[]
  needs: readonly Placeholder[]
  gate: Gate
  /** Staff draft it, once for a day, an announcement, or as often as they like; absent: it comes with an event. */
  drafted?: 'daily' | 'announced' | 'anytime'
}

/** A kind's name has at most 20 characters, because it is stored. */
export const MESSAGE_KINDS = {
  receipt: {
    name: { ko: '접수 확인', en: 'Receipt' },
    placeholders: ['name', 'team', 'cohort', 'time', 'submissions', 'answered', 'next', 'link'],
    needs: ['time'],
    gate: 'none',
  },
  reminder: {
    name: { ko: '마감 알림', en: 'Deadline reminder' },
    placeholders: ['name', 'team', 'closes', 'link'],
    needs: ['link'],
    gate: 'period',
    drafted: 'daily',
  },
  results: {
    name: { ko: '결과 발표 알림', en: 'Results announcement' },
    placeholders: ['name', 'link'],
    needs: ['link'],
    gate: 'results',
    drafted: 'announced',
  },
  appointment: {
    name: { ko: '면접 일정', en: 'Interview time' },
    placeholders: ['name', 'team', 'date', 'begins', 'room', 'link'],
    needs: ['date'],
    gate: 'results',
    drafted: 'anytime',
  },
  moved: {
    name: { ko: '면접 일정 변경', en: 'Interview moved' },
    placeholders: ['name', 'team', 'date', 'begins', 'room', 'before', 'link'],
    needs: ['date'],
    gate: 'results',
  },
  cancelled: {
    name: { ko: '면접 취소', en: 'Interview cancelled' },
    placeholders: ['name', 'team', 'before', 'link'],
    needs: ['before'],
    gate: 'results',
  },
  answerReminder: {
    name: { ko: '면접 참석 답변 요청', en: 'Interview answer reminder' },
    placeholders: ['name', 'team', 'date', 'begins', 'room', 'link'],
    needs: ['date', 'link'],
    gate: 'results',
    drafted: 'anytime',
  },
  evening: {
    name: { ko: '면접 전날 안내', en: 'Day-before reminder' },
    placeholders: ['name', 'team', 'date', 'begins', 'room', 'link'],
    needs: ['date'],
    gate: 'results',
    drafted: 'anytime',
  },
  offerReminder: {
    name: { ko: '참여 여부 답변 요청', en: 'Offer reminder' },
    placeholders: ['name', 'answerBy', 'link'],
    needs: ['answerBy', 'link'],
    gate: 'results',
    drafted: 'anytime',
  },
  notice: {
    name: { ko: '직접 쓴 메시지', en: 'Custom message' },
    placeholders: ['name', 'team', 'link'],
    needs: [],
    gate: 'none',
    drafted: 'anytime',
  },
  staffLink: {
    name: { ko: '운영진 링크', en: 'Staff link' },
    placeholders: ['name', 'link', 'until'],
    needs: ['link'],
    gate: 'none',
  },
} as const satisfies Record<string, KindDeclaration>

export type MessageKind = keyof typeof MESSAGE_KINDS
export const KIND_NAMES = Object.keys(MESSAGE_KINDS) as MessageKind[]
/** A message that its author sends to herself, stored under a kind of its own. */
export type StoredKind = MessageKind | 'test'

/** Why an approved message is not sent after all: it says something that is no longer so. */
export type UntrueReason = 'gone' | 'submitted meanwhile' | 'answered meanwhile' | 'not true any more'

export const declaredKind: Record<MessageKind, KindDeclaration> = MESSAGE_KINDS
export type DraftedKind = {
  [Kind in MessageKind]: (typeof MESSAGE_KINDS)[Kind] extends { drafted: string } ? Kind : never
}[MessageKind]
/** The kinds that staff draft; the others come with a submission, a publication or a link. */
export const DRAFTED_KINDS = KIND_NAMES.filter((kind): kind is DraftedKind => !!declaredKind[kind].drafted)

export const MESSAGE_STATES = [
  'draft',
  'unreachable',
  'approved',
  'queued',
  'sending',
  'handed',
  'sent',
  'uncertain',
  'failed',
  'cancelled',
] as const
export type MessageState = (typeof MESSAGE_STATES)[number]
/** The states of a mailing before approval; an unreachable applicant reads hers on the site. */
export const DRAFT_STATES: readonly MessageState[] = ['draft', 'unreachable']
