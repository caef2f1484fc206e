import { MESSAGE_STATES } from '@recruit/contract/mail/kinds'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { SearchField } from '../../../ui/controls/search-field.tsx'
import { Select } from '../../../ui/controls/select.tsx'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { Refused } from '../../../ui/feedback/refused.tsx'
import page from '../../../ui/layout/page.module.css'
import { useSearchState } from '../../../ui/search-state.ts'
import shared from '../messages.module.css'
import { OpenedMessage } from '../opened-message.tsx'
import { KINDS, PLACE, type Place } from '../place.ts'
import { Resend } from '../resend.tsx'
import { messagesText } from '../text.ts'
import { type MessageLine, readMessagesAgain, useMailbox } from '../use-messages.ts'
import { kindName } from '../words-of-message.ts'
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
  const filter = (part: Partial<Place>) => {
    // Hidden messages are not sent.
    setSelected(new Set())
    change(part)
  }
  return (
    <div className={shared.part}>
      <Filters place={place} onChange={filter} />
      <Loaded query={query}>
        {({ pages }) => {
          const messages = pages.flatMap((one) => one.messages)
          const chosen = messages.filter(({ id }) => selected.has(id))
          return (
            <>
              <Resend
                messages={chosen}
                className={styles.actions}
                label={chosen.length > 0 ? text.resend(chosen.length) : text.nothing}
                onDone={() => setSelected(new Set())}
              >
                <span className={page.quiet}>{text.nothingNote}</span>
              </Resend>
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
                  messages.length > 0 && <p className={page.quiet}>{text.end}</p>
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
      {opened && <OpenedMessage message={opened} onClose={() => setOpened(null)} />}
    </div>
  )
}

interface FilterProps {
  place: Place
  onChange: (part: Partial<Place>) => void
}
function Filters({ place: { state, kind, search }, onChange }: FilterProps) {
  const text = { ...useText(messagesText), ...useText(mailboxText) }
  const language = useLanguage((known) => known.language)
  return (
    <div className={styles.filters}>
      <SearchField
        id="mailbox-search"
        label={text.search}
        placeholder={text.search}
        value={search}
        onSearch={(typed) => onChange({ search: typed })}
      />
      <Select
        label={text.filterKind}
        value={kind ?? ''}
        options={[
          { value: '' as const, label: text.everyKind },
          ...KINDS.map((value) => ({ value, label: kindName(value, language) })),
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
