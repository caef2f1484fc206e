import { teamNames } from '../team-names.ts'
import { type Language, lengthOf, type Text } from '../text.ts'
import { defaultTemplates } from './default-templates.ts'
import { MESSAGE_KINDS, type MessageKind, type Placeholder, type Template, type Words } from './kinds.ts'

export type { Template, Words } from './kinds.ts'

export const SUBJECT_MAX = 150
export const TEXT_MAX = 5_000

export const isSameWords = (one: Words, other: Words): boolean =>
  one.subject === other.subject && one.text === other.text
export const isSameTemplate = (one: Template, other: Template): boolean =>
  isSameWords(one.ko, other.ko) && isSameWords(one.en, other.en)

const PLACEHOLDER = /\{(\w*)\}/g

/** The problem of a template, or null. `placeholder` is the unknown or missing one. */
export interface TemplateProblem {
  language: Language
  what: 'empty' | 'tooLong' | 'unknown' | 'missing' | 'lineBreak' | 'untouched'
  placeholder?: string
}

/** Checks a template before anyone receives it. */
export function templateProblem(kind: MessageKind, template: Template): TemplateProblem | null {
  for (const language of ['ko', 'en'] as const) {
    const found = problemOf(kind, template[language])
    if (found) return { language, ...found }
  }
  // A notice with its default text says nothing: in one language only it would reach only half of its readers.
  const language = kind === 'notice' ? untouchedHalf(template, defaultTemplates.notice) : null
  return language && { language, what: 'untouched' }
}

/** Whether a notice has its default words in both languages: a greeting alone, to be kept but not to be sent. */
export const isGreetingAlone = (kind: MessageKind, template: Template): boolean =>
  kind === 'notice' && isSameTemplate(template, defaultTemplates.notice)

/** The language that still has the default text while the other has changed; null if there is none. */
export function untouchedHalf({ ko, en }: Template, begunFrom: Template): Language | null {
  const [isKo, isEn] = [isSameWords(ko, begunFrom.ko), isSameWords(en, begunFrom.en)]
  return isKo === isEn ? null : isKo ? 'ko' : 'en'
}

function problemOf(kind: MessageKind, { subject, text }: Words): Omit<TemplateProblem, 'language'> | null {
  const { placeholders, needs }: { placeholders: readonly Placeholder[]; needs: readonly Placeholder[] } =
    MESSAGE_KINDS[kind]
  if (!subject.trim() || !text.trim()) return { what: 'empty' }
  if (lengthOf(subject) > SUBJECT_MAX || lengthOf(text) > TEXT_MAX) return { what: 'tooLong' }
  if (/[\r\n]/.test(subject)) return { what: 'lineBreak' }
  const named = [...`${subject}\n${text}`.matchAll(PLACEHOLDER)].map(([, name = '']) => name)
  const unknown = named.find((name) => !(placeholders as readonly string[]).includes(name))
  if (unknown !== undefined) return { what: 'unknown', placeholder: unknown }
  // The text of a link is erased after it is sent, but its subject is kept.
  if (kind === 'staffLink' && subject.includes('{link}')) return { what: 'unknown', placeholder: 'link' }
  const missing = needs.find((name) => !named.includes(name))
  return missing ? { what: 'missing', placeholder: missing } : null
}

export type Values = Partial<Record<Placeholder, string>>

/** Fills in values. A placeholder without a value stays: a checked template has none. */
export const filledIn = ({ subject, text }: Words, values: Values): Words => {
  const fill = (template: string, shown: (value: string) => string) =>
    template.replace(PLACEHOLDER, (all, name: string) => {
      const value = Object.hasOwn(values, name) ? values[name as Placeholder] : undefined
      return value === undefined ? all : shown(value)
    })
  return { subject: oneLine(fill(subject, oneLine)), text: fill(text, oneLine) }
}

/** A control character would end a header; every value fits into a line. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()

/** Invented values for previews and test messages. */
export const SAMPLE: Record<Placeholder, Text> = {
  name: { ko: '김보기', en: 'Sample Kim' },
  team: teamNames[2],
  link: { ko: 'https://recruit.example.org/', en: 'https://recruit.example.org/' },
  time: { ko: '2026-11-28 21:40', en: '2026-11-28 21:40' },
  submissions: { ko: '2', en: '2' },
  cohort: { ko: '45기', en: '45' },
  answered: { ko: '이름, 학번, 지원 동기', en: 'Name, Student id, Motive' },
  next: { ko: '12.3(목)', en: '12.3 (Thu)' },
  closes: { ko: '2026-11-30 23:59 (한국 시간)', en: '2026-11-30 23:59 (Korean time)' },
  date: { ko: '12.6(일) 14:00, 학관 301호', en: '12.6(일) 14:00, 학관 301호' },
  begins: { ko: '14:00', en: '14:00' },
  room: { ko: '학관 301호', en: '학관 301호' },
  answerBy: { ko: '2026-12-20 23:59 (한국 시간)', en: '2026-12-20 23:59 (Korean time)' },
  before: { ko: '12.5(토) 10:00, 학관 301호', en: '12.5(토) 10:00, 학관 301호' },
  until: { ko: '2026-12-07 10:00', en: '2026-12-07 10:00' },
}
export const sampleValues = (language: Language): Values =>
  Object.fromEntries(Object.entries(SAMPLE).map(([name, text]) => [name, text[language]]))
/** Only the placeholders of the kind: a save refuses others. */
export const sampleValuesOf = (kind: MessageKind, language: Language): Values =>
  Object.fromEntries(MESSAGE_KINDS[kind].placeholders.map((name) => [name, SAMPLE[name][language]]))
