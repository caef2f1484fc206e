import { type Template, untouchedHalf } from '@recruit/contract/mail/template'
import { useText } from '../../../i18n/text.ts'
import { ask } from '../../../ui/feedback/alerts.ts'
import { messagesText } from '../text.ts'
import { wordsText } from './text.ts'

/** Asks where the words of one language alone were changed: its other readers would get the earlier ones. */
export function useAskOneHalf() {
  const { languageNames } = useText(messagesText)
  const text = useText(wordsText)
  return async (template: Template, begunFrom: Template): Promise<boolean> => {
    const untouched = untouchedHalf(template, begunFrom)
    if (!untouched) return true
    const changed = untouched === 'ko' ? 'en' : 'ko'
    const question = text.oneHalf(languageNames[changed], languageNames[untouched])
    return ask(question, text.oneHalfYes, text.oneHalfNo)
  }
}
