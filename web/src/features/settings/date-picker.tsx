import { useState } from 'react'
import { serverNow } from '../../api/server-clock.ts'
import { useText } from '../../i18n/text.ts'
import { daysIn, timeIn, writtenDay, writtenDays, writtenMoment } from './picked-dates.ts'
import styles from './settings.module.css'
import { settingsText } from './text.ts'

interface Props {
  label: string
  /** That text; edited by hand, it decides which dates are shown. */
  text: string
  kind: 'day' | 'days' | 'time'
  onPick: (text: string) => void
}

/** Without it a year has six digits, and typing stays in it. */
export const LAST_TIME = '9999-12-31T23:59'

/** Inputs for the dates of a text: a picked date writes the text in the format of the site. */
export function DatePicker({ label, text, kind, onPick }: Props) {
  const { pickers } = useText(settingsText)
  const [picked, setPicked] = useState<{ text: string; dates: string[] }>()
  const today = new Date(serverNow())
  const { from, to } = daysIn(text, today)
  const found = { day: [from], days: [from, to], time: [timeIn(text, today)] }[kind]
  const names = pickers[kind]
  // A date that is typed by half must not be replaced by what the text says.
  const dates = picked?.text === text ? picked.dates : found
  function pick(index: number, value: string) {
    const next = dates.map((date, at) => (at === index ? value : date))
    const [first = '', last = ''] = next
    if (index === 0 && kind === 'days' && last < first) next[1] = ''
    const written = writtenBy(kind, next, text, today)
    setPicked({ text: written, dates: next })
    if (written !== text) onPick(written)
  }
  return (
    <div className={styles.dates}>
      {names.map((name, index) => (
        <input
          key={name}
          type={kind === 'time' ? 'datetime-local' : 'date'}
          aria-label={`${name} (${label})`}
          value={dates[index]}
          {...(index === 1 && { min: dates[0] })}
          max={kind === 'time' ? LAST_TIME : LAST_TIME.slice(0, 10)}
          onChange={(event) => pick(index, event.target.value)}
        />
      ))}
    </div>
  )
}

function writtenBy(kind: Props['kind'], [from = '', to = '']: string[], text: string, today: Date): string {
  // While a year is typed, its first digits are a year of their own.
  if (from < '2000' || (to !== '' && to < '2000')) return text
  if (kind === 'time') return writtenMoment(from)
  return kind === 'days' ? writtenDays({ from, to }, today) : writtenDay(from, text, today)
}
