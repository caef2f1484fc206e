import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { keepLooking, knowsServerTime, serverNow } from '../../api/server-clock.ts'
import { isPeriodOpen, refreshSettings, useSettings } from '../../api/settings.ts'

const LOOK_AGAIN = 30_000
/** Of those who wait for the opening: this device knows the server's time to about a second. */
const ASK_AGAIN = 1_000

/**
 * Whether applying is open now; false while the settings are unknown. The first drawing uses the switch alone, so that
 * it equals the prerendered page. Then the clock closes the period, and the server, asked from the planned time on,
 * opens it. A visible page reads the record again while applying is open, because the deadline may move earlier.
 */
export function usePeriod(): boolean {
  const { data: settings, refetch } = useSettings()
  const client = useQueryClient()
  const [now, setNow] = useState<number>()
  const isSwitchedOn = settings?.isApplicationPeriod
  const turnsAt = isSwitchedOn ? settings?.closesAt : settings?.opensAt
  useEffect(
    () =>
      keepLooking(() => {
        setNow(serverNow())
        const left = turnsAt ? Date.parse(turnsAt) - serverNow() : LOOK_AGAIN
        const isOpening = left <= 0 && !isSwitchedOn
        if (isOpening) void refetch({ cancelRefetch: false })
        if (isSwitchedOn && !document.hidden) void refreshSettings(client)
        const pause = isOpening ? ASK_AGAIN : LOOK_AGAIN
        return left > 0 ? Math.min(left, pause) : pause
      }),
    [turnsAt, isSwitchedOn, refetch, client],
  )
  // Any reply contains the server's time; a page without one so far asks once.
  useEffect(() => {
    if (turnsAt && !knowsServerTime()) void refetch({ cancelRefetch: false })
  }, [turnsAt, refetch])
  if (!settings) return false
  return now === undefined ? settings.isApplicationPeriod : isPeriodOpen(settings)
}
