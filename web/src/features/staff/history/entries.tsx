import type { HistoryEntry } from '@recruit/contract/fields/history-authors'
import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/text.ts'
import page from '../../../ui/layout/page.module.css'
import { fullTime } from '../../../ui/time/seoul-time.ts'
import { useTermName } from '../use-term-name.ts'
import styles from './entries.module.css'
import { historyText } from './text.ts'
import { deedInWords, valueInWords, whatInWords } from './words.ts'

interface Props {
  entries: HistoryEntry[]
  /** Also names the application, where the list is about more than one. */
  showNames?: boolean
}

/** Entries that name a term. */
const TERMS = new Set(['term', 'removedTerm', 'export'])

/** Who changed what and when, in words; times are those of Seoul. The order is the one given. */
export function Entries({ entries, showNames = false }: Props) {
  const text = useText(historyText)
  const nameOf = useTermName(entries.some(({ what }) => TERMS.has(what)))
  if (!entries.length) return <p>{text.nothing}</p>
  return (
    <ol className={styles.entries}>
      {entries.map((entry) => (
        // The three services count for themselves.
        <li key={`${entry.at}-${entry.what}-${entry.entry}`} className={styles.entry}>
          <Line entry={entry} showNames={showNames} nameOf={nameOf} />
        </li>
      ))}
    </ol>
  )
}

interface LineProps extends Required<Pick<Props, 'showNames'>> {
  entry: HistoryEntry
  nameOf: (term: number) => string
}

function Line({ entry, showNames, nameOf }: LineProps) {
  const text = useText(historyText)
  const language = useLanguage((state) => state.language)
  const { at, role, session, member, what, from, to, id, name } = entry
  const deed = deedInWords(entry, language, nameOf)
  return (
    <>
      <p className={styles.who}>
        <time dateTime={at}>{fullTime(at, language)}</time>
        <span className={styles.role}>{text.authors[role]}</span>
        {member ? <span>{member}</span> : session && <span>{text.session(session)}</span>}
      </p>
      <p className={styles.what}>
        {showNames && id && <>{name ?? text.gone} · </>}
        <strong>{whatInWords(entry, language)}</strong>
      </p>
      {deed === null ? (
        <p className={styles.values}>
          <span className={page.hidden}>{text.from}</span>
          <del data-empty={from === '' || undefined}>{valueInWords(what, from, language, nameOf)}</del>
          <span aria-hidden="true">→</span>
          <span className={page.hidden}>{text.to}</span>
          <ins data-empty={to === '' || undefined}>{valueInWords(what, to, language, nameOf)}</ins>
        </p>
      ) : (
        deed && <p className={styles.values}>{deed}</p>
      )}
    </>
  )
}
