import type { Language } from '@recruit/contract/text'
import type { MessageLine } from './use-messages.ts'

/** The words with which all subjects of a language begin, without what may be one person's day and time. */
export function sharedSubject(
  items: readonly Pick<MessageLine, 'kind' | 'language' | 'subject'>[],
  language: Language,
): string {
  const read = items.filter((one) => one.language === language)
  const [first = '', ...others] = (read.length > 0 ? read : items).map(({ subject }) => subject)
  const words = first.split(' ')
  const isOwn = (word: string) => items[0]?.kind !== 'notice' && DAY_OR_TIME.test(word)
  if (!words.some(isOwn) && others.every((one) => one === first)) return first
  const begin = (count: number) => words.slice(0, count).join(' ')
  const same = words.findIndex(
    (word, at) => isOwn(word) || others.some((one) => !one.startsWith(`${begin(at + 1)} `)),
  )
  if (same === 0) return `${words.filter((word) => !isOwn(word)).join(' ')} …`
  return `${begin(same < 0 ? words.length : same)} …`
}

/** What one subject says more than the words that its group shares: its day and time, or all of it in another language. */
export function ownPart(subject: string, shared: string): string {
  const begin = shared.replace(/…$/, '')
  return subject === shared ? '' : `${subject} `.startsWith(begin) ? subject.slice(begin.length) : subject
}

/** '(2026-11-29', '12.5(토)', '14:00', '5일': not '1차' or '45기'. */
const DAY_OR_TIME = /\d[-:.]\d|\d[월일시,]/
