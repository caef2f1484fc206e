import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/text.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { dayAndTime } from '../../../ui/time/seoul-time.ts'
import shared from '../messages.module.css'
import { messagesText } from '../text.ts'
import type { MessageLine } from '../use-messages.ts'
import { canResend, kindName, reasonInWords, stateName } from '../words-of-message.ts'
import styles from './mailbox.module.css'
import { mailboxText } from './text.ts'

interface Props {
  messages: MessageLine[]
  selected: ReadonlySet<string>
  onSelect: (selected: ReadonlySet<string>) => void
  onOpen: (line: MessageLine) => void
}

/** One line for each message; only what can be sent once more can be selected. */
export function MessageTable({ messages, selected, onSelect, onOpen }: Props) {
  const text = { ...useText(messagesText), ...useText(mailboxText) }
  const language = useLanguage((state) => state.language)
  const toggle = (id: string) => {
    const others = new Set(selected)
    if (!others.delete(id)) others.add(id)
    onSelect(others)
  }
  return (
    <DataTable
      label={text.title}
      rows={messages}
      keyOf={({ id }) => id}
      marksOf={({ id }) => ({ 'data-selected': selected.has(id) || undefined })}
      isWindowed
      className={`${shared.messages} ${styles.messages}`}
      columns={[
        {
          id: 'selection',
          head: text.selection,
          hidesHead: true,
          cell: (line) =>
            canResend(line) && (
              <input
                type="checkbox"
                aria-label={text.select(line.name)}
                checked={selected.has(line.id)}
                onChange={() => toggle(line.id)}
              />
            ),
        },
        {
          id: 'to',
          head: text.to,
          isName: true,
          cell: ({ name, address }) => (
            <>
              {name}
              <span className={styles.address}>{address}</span>
            </>
          ),
        },
        {
          id: 'subject',
          head: text.subject,
          cell: (line) => (
            <button
              type="button"
              aria-label={text.open(line.subject, line.name)}
              onClick={() => onOpen(line)}
            >
              {line.subject}
            </button>
          ),
        },
        { id: 'kind', head: text.kind, cell: ({ kind }) => kindName(kind, language) },
        {
          id: 'state',
          head: text.state,
          cell: (line) => {
            const because = line.state === 'sent' ? '' : reasonInWords(line.reason, language)
            return (
              <>
                <strong data-state={line.state}>{stateName(line, language)}</strong>
                {because && <span className={styles.address}>{because}</span>}
              </>
            )
          },
        },
        { id: 'at', head: text.at, cell: ({ at }) => dayAndTime(at, language), width: 'line' },
      ]}
    />
  )
}
