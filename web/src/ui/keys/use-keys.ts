import { useEffect } from 'react'
import { create } from 'zustand'
import { useLatest } from '../latest.ts'
import { stored } from '../stored.ts'

/** What a key means on the desk; `number` is 1 to 5. */
type DeskKey = { kind: 'next' | 'previous' | 'undo' | 'search' | 'help' } | { kind: 'number'; number: number }

/** What of a pressed key decides its meaning. */
export type Pressed = Pick<
  KeyboardEvent,
  'code' | 'key' | 'keyCode' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'repeat'
>

const LETTERS: Record<string, DeskKey> = {
  KeyJ: { kind: 'next' },
  KeyK: { kind: 'previous' },
  KeyU: { kind: 'undo' },
}
/** What an input method reports of a key that it takes for itself. */
const TAKEN_BY_INPUT_METHOD = 229

const isPlain = ({ keyCode, ctrlKey, metaKey, altKey, isComposing, repeat }: Pressed) =>
  !(isComposing || keyCode === TAKEN_BY_INPUT_METHOD || repeat || ctrlKey || metaKey || altKey)

const isPlainEnter = (pressed: Pressed) => pressed.key === 'Enter' && !pressed.shiftKey && isPlain(pressed)

/** A key by its place, the same in Hangul mode; signs go by their character. Null: not a key of the desk. */
export function deskKeyOf(pressed: Pressed): DeskKey | null {
  const { code, key, shiftKey } = pressed
  if (!isPlain(pressed)) return null
  if (key === '?') return { kind: 'help' }
  if (key === '/') return { kind: 'search' }
  if (shiftKey) return null
  const digit = /^(?:Digit|Numpad)([1-5])$/.exec(code)?.[1]
  return digit ? { kind: 'number', number: Number(digit) } : (LETTERS[code] ?? null)
}

const WITHOUT_TEXT = new Set(['radio', 'checkbox', 'button', 'submit', 'reset'])

/** Whether letters belong to the element that has the focus: then no key is the desk's. */
export function takesText(element: {
  tagName: string
  type?: unknown
  isContentEditable?: boolean
}): boolean {
  const { tagName, type, isContentEditable } = element
  if (tagName === 'INPUT') return !WITHOUT_TEXT.has(String(type))
  return tagName === 'TEXTAREA' || tagName === 'SELECT' || isContentEditable === true
}

const STORED_AS = 'desk-keys'

interface Keys {
  isOn: boolean
  turn: (isOn: boolean) => void
}

/** Whether single keys work: speech input types stray keys, so its users must be able to turn them off for this tab. */
export const useKeysSwitch = create<Keys>()((set) => ({
  isOn: stored(() => sessionStorage.getItem(STORED_AS)) !== 'off',
  turn: (isOn) => {
    set({ isOn })
    stored(() => sessionStorage.setItem(STORED_AS, isOn ? 'on' : 'off'))
  },
}))

/** Hears the desk’s keys, except in fields and dialogs. `enter`: whether Enter meant the desk. */
export function useKeys(act: (key: DeskKey, event: KeyboardEvent) => void, enter = () => false) {
  const { isOn } = useKeysSwitch()
  // Updated with the drawing: an earlier key would mean the previous application.
  const latest = useLatest({ act, enter })
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
