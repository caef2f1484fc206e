import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { currentLanguage } from '../../i18n/language.ts'
import { guardLeaving, type LeaveGuard, mayLeave, presentAddress } from '../../navigation.ts'
import { ask } from '../feedback/alerts.ts'
import { draftText } from './text.ts'

function askToLeave() {
  const text = draftText[currentLanguage()]
  return ask(text.leave, text.leaveYes, text.stay)
}

/** While `isDirty`, signing out and closing the window ask first; other screens may be opened. */
export function useClosingGuard(isDirty: boolean) {
  useEffect(() => {
    if (!isDirty) return
    return guardLeaving({ holds: (to) => to === null, ask: askToLeave })
  }, [isDirty])
}

interface Options {
  /** Parameters of the address that may change without taking the editor away. */
  stays?: readonly string[] | undefined
  /** The state at this moment: a save that has just ended leaves nothing to ask about. */
  isDirtyNow?: () => boolean
}

/** While `isDirty`, every way out asks first. Returns what a close button calls: it asks, then does it. */
export function useLeaveGuard(isDirty: boolean, { stays = [], isDirtyNow = () => isDirty }: Options = {}) {
  const latest = useRef({ stays, isDirtyNow })
  useLayoutEffect(() => {
    latest.current = { stays, isDirtyNow }
  })
  const [guard] = useState<LeaveGuard>(() => ({
    holds: (to) => {
      const now = latest.current
      const leads = to === null || placeOf(to, now.stays) !== placeOf(presentAddress(), now.stays)
      return leads && now.isDirtyNow()
    },
    ask: askToLeave,
  }))
  useEffect(() => (isDirty ? guardLeaving(guard) : undefined), [isDirty, guard])
  return (leave: () => void) => void mayLeave(null, [guard]).then((yes) => yes && leave())
}

/** An address without the parameters that an editor outlives. */
function placeOf(address: string, stays: readonly string[]): string {
  const [path = '', search] = address.split('?')
  const parameters = new URLSearchParams(search)
  for (const name of stays) parameters.delete(name)
  parameters.sort()
  return `${path}?${parameters}`
}
