import { useEffect, useState } from 'react'
import { keepLooking, serverNow } from '../../api/server-clock.ts'
import { useSettings } from '../../api/settings.ts'
import { useLanguage, useTranslation } from '../../i18n/text.ts'
import { uiText } from '../text.ts'
import { leftInWords, moment, nextLook } from './countdown.ts'
import { usePeriod } from './period.ts'
import styles from './period-timer.module.css'

/** When the period closes or opens, with the time left by the server’s clock; empty where no such time is set. */
export function PeriodTimer() {
  const { text, language } = useTranslation(uiText)
  const { data: settings } = useSettings()
  const isPeriod = usePeriod()
  const at = isPeriod ? settings?.closesAt : settings?.opensAt
  if (!at) return null
  return (
    <p className={styles.closing}>
      <span>
        {isPeriod ? text.closes : text.opens} <strong>{moment(at, language)}</strong>
      </span>
      <Left until={at} />
    </p>
  )
}

/** Counts only after the first drawing, which must equal the page that was rendered ahead. */
function Left({ until }: { until: string }) {
  const language = useLanguage()
  const [left, setLeft] = useState(0)
  useEffect(
    () =>
      keepLooking(() => {
        const now = Date.parse(until) - serverNow()
        setLeft(now)
        return now > 0 ? nextLook(now) : undefined
      }),
    [until],
  )
  return (
    <span role="timer" aria-live="off" className={styles.left}>
      {leftInWords(left, language)}
    </span>
  )
}
