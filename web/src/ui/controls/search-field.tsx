import { type Ref, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useLatest } from '../latest.ts'
import { entryNow } from '../search-state.ts'
import field from './field.module.css'

const PAUSE = 250

interface Props {
  ref?: Ref<HTMLInputElement>
  id: string
  label: string
  /** The same as the label where it says no more. */
  placeholder?: string
  /** The search text in the address. */
  value: string
  onSearch: (typed: string) => void
  /** Enter was pressed on a text that `onSearch` already has. */
  onEnter?: (typed: string) => void
}

/** A text to search for: the placeholder shows its label, which is read out. It is passed on after a pause, and only to the history entry in which it was typed. */
export function SearchField({ id, label, placeholder = label, value, onSearch, onEnter, ref }: Props) {
  useLocation()
  const entry = entryNow()
  /** The typed text that differs from `value`: not passed on yet, or replaced. */
  const [typed, setTyped] = useState<{ text: string; entry: string } | null>(null)
  /** Passed on, and not yet seen as the value. */
  const sent = useRef<string[]>([])
  const pending = useRef<{ text: string; entry: string } | null>(null)
  const send = () => {
    const wanted = pending.current
    pending.current = null
    if (!wanted || wanted.entry !== entryNow() || wanted.text === (sent.current.at(-1) ?? value)) return
    sent.current.push(wanted.text)
    onSearch(wanted.text)
  }
  const latest = useLatest(send)
  useEffect(() => {
    if (!typed) return
    const clock = setTimeout(() => latest.current(), PAUSE)
    return () => clearTimeout(clock)
  }, [typed])
  // A value from outside, such as that of cleared filters or of Back, replaces the typed one.
  const before = useRef({ value, entry })
  useLayoutEffect(() => {
    const { current } = before
    before.current = { value, entry }
    const at = sent.current.indexOf(value)
    // Nothing may have been drawn since this entry was opened: then its first letter is what draws it.
    const isSame = entry === current.entry || entry === typed?.entry
    if (isSame && (value === current.value || at >= 0)) {
      sent.current.splice(0, at + 1)
      return
    }
    if (!isSame) pending.current = null
    sent.current = []
    setTyped(null)
  }, [value, entry, typed])

  return (
    <input
      ref={ref}
      id={id}
      className={`${field.control} ${field.search}`}
      aria-label={label}
      type="search"
      placeholder={placeholder}
      autoComplete="off"
      value={typed && typed.entry === entry ? typed.text : value}
      onChange={({ target: { value: text } }) => {
        pending.current = { text, entry: entryNow() }
        setTyped(pending.current)
      }}
      // Moving to another control sends the last letters.
      onBlur={send}
      onKeyDown={({ key, nativeEvent, currentTarget }) => {
        if (key !== 'Enter' || nativeEvent.isComposing) return
        send()
        onEnter?.(currentTarget.value)
      }}
    />
  )
}
