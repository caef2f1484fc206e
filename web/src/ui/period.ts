import { useEffect, useState } from 'react'
import { isPeriodOpen, useSettings } from '../api/settings.ts'

const LOOK_AGAIN = 30_000

/**
 * Whether one may apply now; false while the settings are unknown. The first drawing goes by the switch alone, so
 * that it equals the page that was rendered ahead; then this device's clock looks whether the closing time is past.
 */
export function usePeriod(): boolean {
  const { data: settings } = useSettings()
  const [now, setNow] = useState<number>()
  useEffect(() => {
    const look = () => setNow(Date.now())
    look()
    const timer = setInterval(look, LOOK_AGAIN)
    return () => clearInterval(timer)
  }, [])
  if (!settings) return false
  return now === undefined ? settings.isApplicationPeriod : isPeriodOpen(settings, now)
}
