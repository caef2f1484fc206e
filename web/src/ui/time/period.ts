import { useEffect, useState } from 'react'
import { knowsServerTime, onServerTime, serverNow } from '../../api/server-clock.ts'
import { isPeriodOpen, useSettings } from '../../api/settings.ts'

const LOOK_AGAIN = 30_000

/**
 * Whether one may apply now; false while the settings are unknown. The first drawing goes by the switch alone, so
 * that it equals the page that was rendered ahead; then the clock decides, and at the closing time it closes.
 */
export function usePeriod(): boolean {
  const { data: settings, refetch } = useSettings()
  const [now, setNow] = useState<number>()
  const closesAt = settings?.isApplicationPeriod ? settings.closesAt : ''
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      setNow(serverNow())
      const left = closesAt ? Date.parse(closesAt) - serverNow() : 0
      timer = setTimeout(look, left > 0 ? Math.min(left, LOOK_AGAIN) : LOOK_AGAIN)
    }
    look()
    const deaf = onServerTime(look)
    return () => {
      deaf()
      clearTimeout(timer)
    }
  }, [closesAt])
  // Any reply tells the server's time; a page that needed none so far asks once.
  useEffect(() => {
    if (closesAt && !knowsServerTime()) void refetch({ cancelRefetch: false })
  }, [closesAt, refetch])
  if (!settings) return false
  return now === undefined ? settings.isApplicationPeriod : isPeriodOpen(settings)
}
