import { useEffect, useState } from 'react'
import { onServerTime, serverNow } from '../../api/server-clock.ts'
import { useSettings } from '../../api/settings.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/text.ts'
import { uiText } from '../text.ts'
import styles from './closing-time.module.css'
import { leftInWords, moment, nextLook } from './countdown.ts'
import { usePeriod } from './period.ts'

/**
 * When the open period closes by itself, with its time zone, and how long is left by the server's clock. Nothing
 * where no closing time is set or the period is not open.
 */
export function ClosingTime() {
  const text = useText(uiText)
  const language = useLanguage((state) => state.language)
  const { data: settings } = useSettings()
  const isPeriod = usePeriod()
  const closesAt = settings?.closesAt
  if (!isPeriod || !closesAt) return null
  return (
    <p className={styles.closing}>
      <span>
        {text.closes} <strong>{moment(closesAt, language)}</strong>
      </span>
      <Left until={closesAt} />
    </p>
  )
}

/** Counts only after the first drawing, which must equal the page that was rendered ahead. */
function Left({ until }: { until: string }) {
  const language = useLanguage((state) => state.language)
  const [left, setLeft] = useState(0)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      const now = Date.parse(until) - serverNow()
      setLeft(now)
      if (now > 0) timer = setTimeout(look, nextLook(now))
    }
    look()
    const deaf = onServerTime(look)
    return () => {
      deaf()
      clearTimeout(timer)
    }
  }, [until])
  return (
    <span role="timer" aria-live="off" className={styles.left}>
      {leftInWords(left, language)}
    </span>
  )
}
