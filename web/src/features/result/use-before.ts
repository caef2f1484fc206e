import { useEffect, useState } from 'react'
import { onServerTime, serverNow } from '../../api/server-clock.ts'

/** Timers know no longer wait. */
const LONGEST_MS = 86_400_000

/** Whether a time is still ahead by the server's clock. */
export function useBefore(iso: string): boolean {
  const [isBefore, setBefore] = useState(() => serverNow() < Date.parse(iso))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      const left = Date.parse(iso) - serverNow()
      setBefore(left > 0)
      if (left > 0) timer = setTimeout(look, Math.min(left, LONGEST_MS))
    }
    look()
    const deaf = onServerTime(look)
    return () => {
      deaf()
      clearTimeout(timer)
    }
  }, [iso])
  return isBefore
}
