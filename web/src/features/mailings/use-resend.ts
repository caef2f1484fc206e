import { useText } from '../../i18n/text.ts'
import { ask } from '../../ui/feedback/alerts.ts'
import { messagesText } from './text.ts'
import { type MessageLine, useChange } from './use-messages.ts'

const namesOf = (messages: MessageLine[]) => messages.map(({ name }) => name).join(', ')

/** Sends these messages once more, after a question that names who gets them. */
export function useResend(messages: MessageLine[], onDone?: () => void) {
  const text = useText(messagesText)
  const sent = messages.filter(({ state, isDryRun }) => state === 'sent' && !isDryRun)
  const uncertain = messages.filter(({ state }) => state === 'uncertain')
  const question = [
    text.askResend(namesOf(messages), messages.length),
    uncertain.length > 0 && text.askUncertain(namesOf(uncertain)),
    sent.length > 0 && text.askSent(namesOf(sent)),
  ]
  const { mutate, error, isPending } = useChange('resendMessages', () =>
    ask(question.filter(Boolean).join('\n\n'), text.resendYes, text.cancel),
  )
  const resend = () => mutate({ ids: messages.map(({ id }) => id) }, { onSuccess: () => onDone?.() })
  return { resend, error, isPending }
}
