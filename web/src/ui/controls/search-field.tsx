import {
  type ChangeEvent,
  type KeyboardEvent,
  type Ref,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'react-router-dom'
import { entryNow } from '../search-state.ts'
import field from './field.module.css'
import { Field } from './field.tsx'

const PAUSE = 250

interface Props {
  ref?: Ref<HTMLInputElement>
  id: string
  label: string
  /** The placeholder shows the field's purpose; the label is only read out. */
  isLabelHidden?: boolean
  placeholder: string
  /** The search text in the address. */
  value: string
  onSearch: (typed: string) => void
  /** Enter was pressed on a text that `onSearch` already has. */
  onEnter?: (typed: string) => void
}

/** A text to search for, passed on after a pause, and only to the history entry in which it was typed. */
export function SearchField({ ref, id, label, isLabelHidden, placeholder, value, onSearch, onEnter }: Props) {
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
  const latest = useRef(send)
  useLayoutEffect(() => {
    latest.current = send
  })
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

  const input = {
    ref,
    type: 'search',
    placeholder,
    autoComplete: 'off',
    value: typed && typed.entry === entry ? typed.text : value,
    onChange: ({ target: { value: text } }: ChangeEvent<HTMLInputElement>) => {
      pending.current = { text, entry: entryNow() }
      setTyped(pending.current)
    },
    // Moving to another control sends the last letters.
    onBlur: send,
    onKeyDown: ({ key, nativeEvent, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
      if (key !== 'Enter' || nativeEvent.isComposing) return
      send()
      onEnter?.(currentTarget.value)
    },
  }
  if (isLabelHidden) return <input id={id} className={field.control} aria-label={label} {...input} />
  return (
    <Field id={id} label={label}>
      {(control) => <input {...control} {...input} />}
    </Field>
  )
}
