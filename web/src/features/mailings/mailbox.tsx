import { MESSAGE_STATES } from '@recruit/contract/mail/kinds'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from '../../i18n/text.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Select } from '../../ui/controls/choice.tsx'
import { SearchField } from '../../ui/controls/search-field.tsx'
import { Loaded, Refused } from '../../ui/feedback/loaded.tsx'
import page from '../../ui/layout/page.module.css'
import { useSearchState } from '../../ui/search-state.ts'
import { DataTable } from '../../ui/table/data-table.tsx'
import { dayAndTime } from '../../ui/time/seoul-time.ts'
import { alike, type Line, rankOf } from './alike.ts'
import { FirstOf, marksOf, Opener, ToApproval } from './group-row.tsx'
import { OpenedMessage, Resend } from './letter.tsx'
import table from './message-table.module.css'
import styles from './messages.module.css'
import { ownPart, sharedSubject } from './shared-subject.ts'
import { messagesText } from './text.ts'
import {
  KINDS,
  type MessageLine,
  PLACE,
  type Place,
  readMessagesAgain,
  useMailbox,
  useMailings,
  useTroubles,
} from './use-messages.ts'
import { canResend, kindName, reasonInWords, stateName } from './words-of-message.ts'

/** Messages of all kinds, the newest first: looked at, and sent once more. */
export function Mailbox() {
  const { text, language } = useTranslation(messagesText)
  const client = useQueryClient()
  const { state: place, change } = useSearchState(PLACE)
  const query = useMailbox(place)
  const isWhole = !place.search && !place.state && !place.kind
  // On a later page they would come last.
  const hasHidden = isWhole && query.hasNextPage
  const troubles = useTroubles(hasHidden)
  const [opened, setOpened] = useState<MessageLine | null>(null)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const chosenLine = useRef<HTMLDivElement>(null)
  const unselect = () => {
    setSelected(new Set())
    // The pressed button goes with the selection.
    chosenLine.current?.focus()
  }
  const filter = (part: Partial<Place>) => {
    // Hidden messages are not sent.
    setSelected(new Set())
    change(part)
  }
  return (
    <div className={`${styles.part} ${styles.line}`}>
      <div className={styles.filters}>
        <SearchField
          id="mailbox-search"
          label={text.searchMailbox}
          placeholder={text.searchMailboxShort}
          value={place.search}
          onSearch={(search) => filter({ search })}
        />
        <Select
          label={text.kind}
          value={place.kind ?? ''}
          options={[
            { value: '' as const, label: text.everyKind },
            ...KINDS.map((value) => ({ value, label: kindName(value, language) })),
          ]}
          onChange={(kind) => filter({ kind: kind || null })}
        />
        <Select
          label={text.state}
          value={place.state ?? ''}
          options={[
            { value: '' as const, label: text.everyState },
            ...MESSAGE_STATES.map((value) => ({ value, label: text.states[value] })),
          ]}
          onChange={(state) => filter({ state: state || null })}
        />
      </div>
      <div className={styles.again}>
        <Button small onClick={() => void readMessagesAgain(client)}>
          {text.again}
        </Button>
      </div>
      <Loaded query={query}>
        {({ pages }) => {
          const read = [...troubles, ...pages].flatMap((one) => one.messages)
          const messages = [...new Map(read.map((line) => [line.id, line])).values()]
          const chosen = messages.filter(({ id }) => selected.has(id))
          return (
            <>
              <div ref={chosenLine} tabIndex={-1} className={styles.beside}>
                <Resend
                  messages={chosen}
                  small
                  className={`${page.actions} ${styles.chosen}`}
                  label={text.resendSelected(chosen.length)}
                  none={messages.some(canResend) && <p className={page.quiet}>{text.selectNote}</p>}
                  onDone={unselect}
                >
                  <Button small onClick={unselect}>
                    {text.selectNone}
                  </Button>
                </Resend>
              </div>
              {messages.length > 0 ? (
                <MessageTable
                  {...{ messages, selected, isWhole }}
                  hasMore={query.hasNextPage}
                  onSelect={setSelected}
                  onOpen={setOpened}
                />
              ) : (
                <p>{text.none}</p>
              )}
              <div className={page.actions}>
                {query.hasNextPage ? (
                  <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                    {text.nextPage}
                  </Button>
                ) : (
                  messages.length > 0 && <p className={page.quiet}>{text.allOf(messages.length)}</p>
                )}
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

interface Props {
  messages: MessageLine[]
  /** Nothing was searched or filtered: those that are alike share a row. */
  isWhole: boolean
  /** Older ones are not read yet. */
  hasMore: boolean
  selected: ReadonlySet<string>
  onSelect: (selected: ReadonlySet<string>) => void
  onOpen: (line: MessageLine) => void
}

/** Each receiver once, of several messages too. */
const receiversOf = (items: readonly MessageLine[]) => [
  ...new Map(items.map((one) => [`${one.name} ${one.address}`, one])).values(),
]

/** A row for each message, or for many alike; only what can be sent once more can be selected. */
function MessageTable({ messages, isWhole, hasMore, selected, onSelect, onOpen }: Props) {
  const { text, language } = useTranslation(messagesText)
  const [groups, setGroups] = useState<ReadonlySet<string>>(new Set())
  const mailings = useMailings().data?.mailings
  const lines = alike(messages, {
    idOf: ({ id }) => id,
    of: isWhole
      ? ({ kind, state, isDryRun, reason }) => [kind, state, isDryRun, reason].join()
      : ({ id }) => id,
    rankOf: ({ state }) => rankOf([state]),
    opened: groups,
  })
  const isTickable = ({ item, items }: Line<MessageLine>) => items.length === 1 && canResend(item)
  const turn = (opened: ReadonlySet<string>) => {
    setGroups(opened)
    // What a closed group hides is not sent.
    const hidden = lines.filter(({ id, isOpen }) => isOpen && !opened.has(id)).flatMap(({ items }) => items)
    onSelect(new Set([...selected].filter((one) => !hidden.some(({ id }) => id === one))))
  }
  const toggle = (id: string) => {
    const others = new Set(selected)
    if (!others.delete(id)) others.add(id)
    onSelect(others)
  }
  const ownParts = new Map(
    lines
      .filter(({ isOpen }) => isOpen)
      .flatMap(({ items }) => {
        const shared = sharedSubject(items, language)
        return items.map(({ id, subject }) => [id, ownPart(subject, shared)])
      }),
  )
  const openerOf = (item: MessageLine, words: string) => (
    <button type="button" aria-label={text.openOf(item.subject, item.name)} onClick={() => onOpen(item)}>
      {words}
    </button>
  )
  return (
    <DataTable
      label={text.parts.mailbox}
      rows={lines}
      keyOf={({ id }) => id}
      marksOf={(line) => ({ ...marksOf(line), 'data-selected': selected.has(line.id) || undefined })}
      isCards
      isWindowed
      // Drafts alone have no box to tick, and no empty column for it.
      className={`${styles.states} ${table.messages} ${table.mailbox} ${lines.some(isTickable) ? '' : table.unticked}`}
      columns={[
        {
          id: 'selection',
          head: text.selection,
          hidesHead: true,
          width: 'least',
          cell: (line) =>
            isTickable(line) && (
              <input
                type="checkbox"
                aria-label={text.select(line.item.name)}
                checked={selected.has(line.id)}
                onChange={() => toggle(line.id)}
              />
            ),
        },
        {
          id: 'to',
          head: text.to,
          isName: true,
          cell: (line) => {
            const { items, item, isOpen, within } = line
            if (items.length > 1) {
              const count = text.messages(items.length, hasMore)
              return (
                <>
                  <Opener
                    {...{ line, opened: groups, onOpened: turn }}
                    label={text.groupOf(count, sharedSubject(items, language))}
                  >
                    {count}
                  </Opener>{' '}
                  <FirstOf isOpen={isOpen} people={receiversOf(items)} />
                </>
              )
            }
            return (
              <>
                {within ? openerOf(item, item.name) : item.name}{' '}
                <span className={table.address}>{item.address}</span>
              </>
            )
          },
        },
        {
          id: 'subject',
          head: text.subject,
          // Within a group, whose head has the shared words, the name opens it.
          cell: ({ items, item, within }) =>
            items.length > 1
              ? sharedSubject(items, language)
              : within
                ? ownParts.get(item.id)
                : openerOf(item, item.subject),
        },
        {
          id: 'kind',
          head: text.kind,
          cell: ({ item, within }) => !within && kindName(item.kind, language),
          width: 'line',
        },
        {
          id: 'state',
          head: text.state,
          cell: ({ item: line, items }) => {
            const because = line.state === 'sent' ? '' : reasonInWords(line.reason, language)
            return (
              <>
                <span data-state={line.state}>{stateName(line, language)}</span>
                {because && <span className={table.address}>{because}</span>}
                {items.length > 1 && line.state === 'draft' && line.kind !== 'test' && (
                  <ToApproval kind={line.kind} among={mailings} />
                )}
              </>
            )
          },
        },
        {
          id: 'at',
          head: text.at,
          cell: ({ item, within }) => {
            const at = dayAndTime(item.at, language)
            // What the head says already is not said in each of its rows.
            return (!within || dayAndTime(within.at, language) !== at) && at
          },
          width: 'line',
        },
      ]}
    />
  )
}
