import { useState } from 'react'
import { serverNow } from '../../api/server-clock.ts'
import { useText } from '../../i18n/text.ts'
import styles from './date-picker.module.css'
import { daysIn, timeIn, writtenDays, writtenMoment } from './picked-dates.ts'
import { timeText } from './text.ts'

interface Props {
  /** The name of the text that the dates are for. */
  label: string
  /** That text; edited by hand, it decides which dates are shown. */
  text: string
  /** One time instead of a first and a last day. */
  isTime?: boolean
  onPick: (text: string) => void
}

/** Inputs for the dates of a text: a picked date writes the text in the format of the site. */
export function DatePicker({ label, text, isTime = false, onPick }: Props) {
  const words = useText(timeText)
  const [picked, setPicked] = useState<{ text: string; dates: string[] }>()
  const today = new Date(serverNow())
  const { from, to } = daysIn(text, today)
  const found = isTime ? [timeIn(text, today)] : [from, to]
  // A date that is typed by half must not be replaced by what the text says.
  const dates = picked?.text === text ? picked.dates : found
  const names = isTime ? [words.time] : [words.firstDay, words.lastDay]
  function pick(index: number, value: string) {
    const next = dates.map((date, at) => (at === index ? value : date))
    const [first = '', last = ''] = next
    // While a year is typed, its first digits are a year of their own.
    const isWhole = first >= '2000' && (last === '' || last >= '2000')
    const written = !isWhole
      ? text
      : isTime
        ? writtenMoment(first)
        : writtenDays({ from: first, to: last }, today)
    setPicked({ text: written, dates: next })
    if (written !== text) onPick(written)
  }
  return (
    <div className={styles.dates}>
      {names.map((name, index) => (
        <input
          key={name}
          type={isTime ? 'datetime-local' : 'date'}
          aria-label={`${name} (${label})`}
          value={dates[index]}
          {...(index === 1 && { min: dates[0] })}
          onChange={(event) => pick(index, event.target.value)}
        />
      ))}
    </div>
  )
}
