import { KIND_NAMES, MESSAGE_STATES, type MessageState, type StoredKind } from '@recruit/contract/mail/kinds'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Select } from '../../../ui/controls/select.tsx'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { Popup } from '../../../ui/feedback/popup.tsx'
import { Refused } from '../../../ui/feedback/refused.tsx'
import { useSearchState } from '../../../ui/search-state.ts'
import { Letter } from '../letter.tsx'
import shared from '../messages.module.css'
import { PLACE } from '../place.ts'
import { messagesText } from '../text.ts'
import { type MessageLine, readMessagesAgain, useMailbox } from '../use-messages.ts'
import { useResend } from '../use-resend.ts'
import { canResend, kindName } from '../words-of-message.ts'
import styles from './mailbox.module.css'
import { MessageTable } from './message-table.tsx'
import { mailboxText } from './text.ts'

/** Messages of all kinds, the newest first: looked at, and sent once more. */
export function Mailbox() {
  const text = { ...useText(messagesText), ...useText(mailboxText) }
  const client = useQueryClient()
  const { state: place, change } = useSearchState(PLACE)
  const query = useMailbox(place)
  const [opened, setOpened] = useState<MessageLine | null>(null)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const filter = (part: Parameters<typeof change>[0]) => {
    // Hidden messages are not sent.
    setSelected(new Set())
    change(part)
  }
  return (
    <div className={styles.mailbox}>
      <p className={shared.note}>{text.lead}</p>
      <Filters state={place.state} kind={place.kind} onChange={filter} />
      <Loaded query={query}>
        {({ pages }) => {
          const messages = pages.flatMap((page) => page.messages)
          return (
            <>
              <ResendSelected
                messages={messages.filter(({ id }) => selected.has(id))}
                onDone={() => setSelected(new Set())}
              />
              {messages.length > 0 ? (
                <MessageTable {...{ messages, selected }} onSelect={setSelected} onOpen={setOpened} />
              ) : (
                <p>{text.none}</p>
              )}
              <div className={styles.actions}>
                {query.hasNextPage ? (
                  <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                    {text.nextPage}
                  </Button>
                ) : (
                  messages.length > 0 && <p className={shared.note}>{text.end}</p>
                )}
                <Button small onClick={() => void readMessagesAgain(client)}>
                  {text.again}
                </Button>
              </div>
              {query.isFetchNextPageError && <Refused error={query.error} />}
            </>
          )
        }}
      </Loaded>
      {opened && <OpenMessage line={opened} onClose={() => setOpened(null)} />}
    </div>
  )
}

interface FilterProps {
  state: MessageState | null
  kind: StoredKind | null
  onChange: (part: { state?: MessageState | null; kind?: StoredKind | null }) => void
}
function Filters({ state, kind, onChange }: FilterProps) {
  const text = { ...useText(messagesText), ...useText(mailboxText) }
  const language = useLanguage((known) => known.language)
  const kinds: StoredKind[] = [...KIND_NAMES, 'test']
  return (
    <div className={styles.filters}>
      <Select
        label={text.filterKind}
        value={kind ?? ''}
        options={[
          { value: '' as const, label: text.everyKind },
          ...kinds.map((value) => ({ value, label: kindName(value, language) })),
        ]}
        onChange={(value) => onChange({ kind: value || null })}
      />
      <Select
        label={text.filterState}
        value={state ?? ''}
        options={[
          { value: '' as const, label: text.everyState },
          ...MESSAGE_STATES.map((value) => ({ value, label: text.states[value] })),
        ]}
        onChange={(value) => onChange({ state: value || null })}
      />
    </div>
  )
}

function ResendSelected({ messages, onDone }: { messages: MessageLine[]; onDone: () => void }) {
  const text = useText(mailboxText)
  const { resend, error, isPending } = useResend(messages, onDone)
  const isNothing = messages.length === 0
  return (
    <div className={styles.actions}>
      <Button busy={isNothing || isPending} onClick={resend}>
        {isNothing ? text.nothing : text.resend(messages.length)}
      </Button>
      <span className={shared.note}>{text.nothingNote}</span>
      <Refused error={error} />
    </div>
  )
}

/** A message in front of the list, which stays where it was. */
function OpenMessage({ line, onClose }: { line: MessageLine; onClose: () => void }) {
  const text = useText(messagesText)
  const language = useLanguage((state) => state.language)
  const { resend, error, isPending } = useResend([line])
  return (
    <Popup title={line.name || line.address} label={kindName(line.kind, language)} onClose={onClose}>
      <div className={styles.opened}>
        <Letter id={line.id} />
        {canResend(line) && (
          <div className={styles.actions}>
            <Button busy={isPending} onClick={resend}>
              {text.resend}
            </Button>
            <Refused error={error} />
          </div>
        )}
      </div>
    </Popup>
  )
}
