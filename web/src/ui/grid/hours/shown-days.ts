import type { InterviewHours } from '@recruit/contract/interview/grid'
import { useMemo, useRef, useState } from 'react'
import { EVERY_DAY } from '../grid-paint.ts'

/**
 * The days with a column: those of the interview period, others where hours are or were chosen, and requested ones. A
 * column does not vanish when its hours are cleared.
 */
export function useShownDays(hours: InterviewHours, inPeriod: readonly boolean[]) {
  const [isWhole, setWhole] = useState(false)
  const chosen = useRef(new Set<number>())
  for (const [day, bits] of hours.entries()) if (bits) chosen.current.add(day)
  const key = EVERY_DAY.filter((day) => inPeriod[day] || chosen.current.has(day)).join()
  // The rows are drawn again only when the list is another one.
  const inSight = useMemo(() => key.split(',').map(Number), [key])
  return {
    shown: isWhole ? EVERY_DAY : inSight,
    hidden: EVERY_DAY.length - inSight.length,
    isWhole,
    toggleWhole: () => setWhole(!isWhole),
  }
}
