import { useEffect, useLayoutEffect, useRef } from 'react'
import { create } from 'zustand'
import { type DeskKey, deskKeyOf, isPlainEnter, takesText } from './keys.ts'

const STORED_AS = 'desk-keys'

const isStoredOff = () => {
  try {
    return sessionStorage.getItem(STORED_AS) === 'off'
  } catch {
    return false
  }
}

interface Keys {
  isOn: boolean
  turn: (isOn: boolean) => void
}

/** Whether single keys work: speech input types stray keys, so its users must be able to turn them off for this tab. */
export const useKeysSwitch = create<Keys>()((set) => ({
  isOn: !isStoredOff(),
  turn: (isOn) => {
    set({ isOn })
    try {
      sessionStorage.setItem(STORED_AS, isOn ? 'on' : 'off')
    } catch {
      // The choice lasts as long as this page.
    }
  },
}))

/**
 * Hears the desk's keys while it is shown, except while the user types or a dialog is open. `enter` returns whether
 * Enter meant the desk instead of the focused control.
 */
export function useKeys(act: (key: DeskKey, event: KeyboardEvent) => void, enter = () => false) {
  const { isOn } = useKeysSwitch()
  const latest = useRef({ act, enter })
  // Updated with the drawing: an earlier key would mean the previous application.
  useLayoutEffect(() => {
    latest.current = { act, enter }
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const key = deskKeyOf(event)
      const isEnter = isPlainEnter(event)
      if (!(key || isEnter) || event.defaultPrevented) return
      // Help always works, because it contains the switch.
      if (!isOn && key && key.kind !== 'help') return
      const { target } = event
      if (target instanceof HTMLElement && takesText(target as HTMLElement & { type?: unknown })) return
      if (document.querySelector('dialog[open]')) return
      if (key) latest.current.act(key, event)
      if (key || latest.current.enter()) event.preventDefault()
    }
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [isOn])
}
