import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/text.ts'
import page from '../../../ui/layout/page.module.css'
import { dayAndTime } from '../../../ui/time/seoul-time.ts'
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
  const toggle = (id: string) => {
    const others = new Set(selected)
    if (!others.delete(id)) others.add(id)
    onSelect(others)
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={text.title}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className={page.hidden}>{text.selection}</span>
            </th>
            {[text.to, text.subject, text.kind, text.state, text.at].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {messages.map((line) => (
            <Row
              key={line.id}
              line={line}
              isSelected={selected.has(line.id)}
              onToggle={() => toggle(line.id)}
              onOpen={() => onOpen(line)}
            />
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface RowProps {
  line: MessageLine
  isSelected: boolean
  onToggle: () => void
  onOpen: () => void
}
function Row({ line, isSelected, onToggle, onOpen }: RowProps) {
  const text = useText(mailboxText)
  const language = useLanguage((state) => state.language)
  const { name, address, subject, kind, at, state } = line
  const because = state === 'sent' ? '' : reasonInWords(line.reason, language)
  return (
    <tr data-selected={isSelected || undefined}>
      <td>
        {canResend(line) && (
          <input type="checkbox" aria-label={text.select(name)} checked={isSelected} onChange={onToggle} />
        )}
      </td>
      <th scope="row">
        {name}
        <span className={styles.address}>{address}</span>
      </th>
      <td>
        <button type="button" aria-label={text.open(subject, name)} onClick={onOpen}>
          {subject}
        </button>
      </td>
      <td>{kindName(kind, language)}</td>
      <td>
        <strong data-state={state}>{stateName(line, language)}</strong>
        {because && <span className={styles.address}>{because}</span>}
      </td>
      <td>{dayAndTime(at, language)}</td>
    </tr>
  )
}
