import type { HistoryEntry } from '@recruit/contract/fields/history-authors'
import { Link } from 'react-router-dom'
import { useText, useTranslation } from '../../../i18n/text.ts'
import { staffLinks } from '../../../staff-links.ts'
import page from '../../../ui/layout/page.module.css'
import { clockTime, fullDay } from '../../../ui/time/seoul-time.ts'
import { firstNames } from '../first-names.ts'
import { useTermName } from '../use-term-name.ts'
import styles from './entries.module.css'
import { Marked } from './marked.tsx'
import { historyText } from './text.ts'
import {
  countedValues,
  deedInWords,
  type Group,
  grouped,
  isOfSettings,
  sharedValue,
  valueInWords,
  whatInWords,
} from './words.ts'

interface Props {
  entries: HistoryEntry[]
  /** Also names the application, where the list is about more than one. */
  showNames?: boolean
  /** Each change has its own line; otherwise those made in one go share a line. */
  isApart?: boolean
}

/** Entries that name a term. */
const TERMS = new Set(['term', 'removedTerm', 'export'])

/** Who changed what and when, in words, a line for each change; times are those of Seoul. The order is the one given. */
export function Entries({ entries, showNames = false, isApart = !showNames }: Props) {
  const { text, language } = useTranslation(historyText)
  const nameOf = useTermName(entries.some(({ what }) => TERMS.has(what)))
  if (!entries.length) return <p>{text.nothing}</p>
  const groups = isApart ? entries.map((entry): Group => [entry]) : grouped(entries)
  const days = Map.groupBy(groups, ([{ at }]) => fullDay(at, language))
  return [...days].map(([day, lines]) => (
    <section key={day}>
      <h2 className={styles.day}>{day}</h2>
      <ol className={styles.entries}>
        {lines.map((group, at) => {
          const [[before] = [], [entry]] = [lines[at - 1], group]
          const follows = authorOf(before) === authorOf(entry)
          return (
            // The three services count for themselves.
            <li
              key={`${entry.at}-${entry.what}-${entry.entry}`}
              className={styles.entry}
              data-follows={follows}
              data-same-minute={follows && minuteOf(before) === minuteOf(entry)}
            >
              <Line group={group} showNames={showNames} nameOf={nameOf} />
            </li>
          )
        })}
      </ol>
    </section>
  ))
}

/** Equal for changes by the same person in the same session, who is named once above them. */
const authorOf = (entry?: HistoryEntry) => entry && [entry.role, entry.member, entry.session].join()

const minuteOf = (entry?: HistoryEntry) => entry && Math.floor(Date.parse(entry.at) / 60_000)

/** By name; of those who are gone no name is left, and they come last. */
const byName = (one: HistoryEntry, other: HistoryEntry) =>
  Number(!one.name) - Number(!other.name) || (one.name ?? '').localeCompare(other.name ?? '', 'ko')

/** Between what was done, to whom, and the values; it never begins a line. */
const DOT = '\u00a0· '

function Line({ group: asMade, showNames, nameOf }: ChangeProps & { group: Group; showNames: boolean }) {
  const { text, language } = useTranslation(historyText)
  const [entry] = asMade
  // Those of one go have no order in time.
  const group = asMade.toSorted(byName) as Group
  const { at, role, session, member, id } = entry
  const what = whatInWords(entry, language)
  // A fold would only repeat it.
  const isWhole =
    group.length > 1 &&
    !isOfSettings(entry) &&
    !arePeople(entry) &&
    deedInWords(entry, language, nameOf) !== null
  // One change of many is said once, above their names.
  const isSame = sharedValue(group, 'from') !== null && sharedValue(group, 'to') !== null
  return (
    <>
      <time dateTime={at}>{clockTime(Date.parse(at), language)}</time>
      <p className={styles.who}>
        <Marked>{member ?? text.authors[role]}</Marked>
        {!member && session && (
          <>
            {' · '}
            <Marked>{text.session(session)}</Marked>
          </>
        )}
      </p>
      <div className={styles.change}>
        {isWhole && <Together group={group} nameOf={nameOf} />}
        {group.length > 1 && !isWhole && (
          <details>
            <summary>
              <Together group={group} nameOf={nameOf} />
            </summary>
            {id && isSame ? (
              <p className={styles.people}>
                {group.map((one) => (
                  <Person key={one.entry} entry={one} />
                ))}
              </p>
            ) : (
              <ul data-named={id !== undefined}>
                {group.map((one) => (
                  <li key={one.entry}>
                    {id ? <Person entry={one} /> : isOfSettings(one) && whatInWords(one, language)}{' '}
                    <Change entry={one} nameOf={nameOf} />
                  </li>
                ))}
              </ul>
            )}
          </details>
        )}
        {group.length === 1 && (
          <>
            <strong>
              <Marked>{isOfSettings(entry) ? text.settings([what], 0) : what}</Marked>
            </strong>
            {showNames && id && (
              <>
                {DOT}
                <Person entry={entry} />
              </>
            )}
            {deedInWords(entry, language, nameOf) !== '' && DOT}
            <Change entry={entry} nameOf={nameOf} />
          </>
        )}
      </div>
    </>
  )
}

/** The applicant, with the way to the application; the name alone of a member of the staff. */
function Person({ entry: { id, name, team } }: { entry: HistoryEntry }) {
  const text = useText(historyText)
  const shown = <Marked>{name ?? text.gone}</Marked>
  return id && team ? <Link to={staffLinks.review1(team, id)}>{shown}</Link> : <span>{shown}</span>
}

interface ChangeProps {
  nameOf: (term: number) => string
}

const NAMED = 2
/** Teams, which are few, are all named instead. */
const arePeople = ({ id, what }: HistoryEntry) => id !== undefined || what === 'interviewer'
/** Whom or what the changes of one go are about, and the new value where it is one. */
function Together({ group, nameOf }: ChangeProps & { group: Group }) {
  const { text, language } = useTranslation(historyText)
  const [first] = group
  if (isOfSettings(first)) {
    const names = group.slice(0, NAMED).map((one) => whatInWords(one, language))
    return <strong>{text.settings(names, group.length - NAMED)}</strong>
  }
  const subjects = group.map((one) =>
    one.id ? (one.name ?? text.gone) : (deedInWords(one, language, nameOf) ?? one.to),
  )
  const hasValues = first.id && deedInWords(first, language, nameOf) === null
  return (
    <>
      <strong>{whatInWords(first, language)}</strong>
      {DOT}
      {arePeople(first) ? firstNames(subjects, language, NAMED) : subjects.join(', ')}
      {hasValues && <Values group={group} nameOf={nameOf} />}
    </>
  )
}

/** The values of one go: the one that all got, else how many got which. */
function Values({ group, nameOf }: ChangeProps & { group: Group }) {
  const { text, language } = useTranslation(historyText)
  const [{ what }] = group
  const from = sharedValue(group, 'from')
  const inWords = (value: string) => valueInWords(what, value, language, nameOf)
  const counted = countedValues(group)
  const [only, ...others] = counted ?? []
  const to =
    only && others.length === 0
      ? inWords(only.to)
      : (counted?.map(({ to, count }) => text.counted(inWords(to), count)).join(', ') ?? text.various)
  return (
    <span className={styles.values}>
      {DOT}
      {from !== null && (
        <>
          <span className={page.hidden}>{text.from}</span>
          <del data-empty={from === '' || undefined}>{shortened(inWords(from))}</del>
        </>
      )}
      <span aria-hidden="true">→</span>
      <span className={page.hidden}>{text.to}</span>
      <ins data-empty={to === inWords('') || undefined}>{shortened(to)}</ins>
    </span>
  )
}

/** Longer texts are folded, so that a change stays a line. */
const SHORT = 60
const shortened = (text: string) => (text.length > SHORT ? `${text.slice(0, SHORT)}…` : text)

function Change({ entry, nameOf }: ChangeProps & { entry: HistoryEntry }) {
  const { text, language } = useTranslation(historyText)
  const deed = deedInWords(entry, language, nameOf)
  if (deed !== null)
    return (
      deed && (
        <span>
          <Marked>{deed}</Marked>
        </span>
      )
    )
  const [from, to] = [entry.from, entry.to].map((value) => valueInWords(entry.what, value, language, nameOf))
  const values = (of: (value: string) => string) => (
    <span className={styles.values}>
      <span className={page.hidden}>{text.from}</span>
      <del data-empty={entry.from === '' || undefined}>
        <Marked>{of(from ?? '')}</Marked>
      </del>
      <span aria-hidden="true">→</span>
      <span className={page.hidden}>{text.to}</span>
      <ins data-empty={entry.to === '' || undefined}>
        <Marked>{of(to ?? '')}</Marked>
      </ins>
    </span>
  )
  return (
    <>
      {values(shortened)}
      {[from, to].some((value) => value !== undefined && value.length > SHORT) && (
        <details className={styles.whole}>
          <summary>{text.wholeText}</summary>
          {values(String)}
        </details>
      )}
    </>
  )
}
