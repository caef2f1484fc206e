import type { ReactNode } from 'react'
import { useText } from '../../i18n/text.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ask } from '../../ui/feedback/alerts.ts'
import { Refused } from '../../ui/feedback/refused.tsx'
import { messagesText } from './text.ts'
import { type MessageLine, useChange } from './use-messages.ts'

const namesOf = (messages: MessageLine[]) => messages.map(({ name }) => name).join(', ')

interface Props {
  messages: MessageLine[]
  className: string | undefined
  label?: string
  onDone?: () => void
  /** Follows the button. */
  children?: ReactNode
}

/** Sends these messages once more, after a question that names who gets them. */
export function Resend({ messages, className, label, onDone, children }: Props) {
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
  return (
    <div className={className}>
      <Button
        busy={messages.length === 0 || isPending}
        onClick={() => mutate({ ids: messages.map(({ id }) => id) }, { onSuccess: () => onDone?.() })}
      >
        {label ?? text.resend}
      </Button>
      {children}
      <Refused error={error} />
    </div>
  )
}
