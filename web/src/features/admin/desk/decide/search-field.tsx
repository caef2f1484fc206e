import { type Ref, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useText } from '../../../../i18n/text.ts'
import field from '../../../../ui/controls/field.module.css'
import { deskText } from '../text.ts'

const PAUSE = 250

interface Props {
  ref: Ref<HTMLInputElement>
  value: string
  onChange: (typed: string) => void
}

/** What is typed goes into the address once the fingers rest: browsers refuse to rewrite it with every letter. */
export function SearchField({ ref, value, onChange }: Props) {
  const text = useText(deskText)
  const [typed, setTyped] = useState(value)
  const send = useRef(onChange)
  useLayoutEffect(() => {
    send.current = onChange
  })
  useEffect(() => {
    if (typed === value) return
    const clock = setTimeout(() => send.current(typed), PAUSE)
    return () => clearTimeout(clock)
  }, [typed, value])
  return (
    <input
      ref={ref}
      type="search"
      className={field.control}
      aria-label={text.search}
      placeholder={text.search}
      autoComplete="off"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => {
        // Enter goes back to the keys; the first one found is a step away.
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.currentTarget.blur()
      }}
    />
  )
}
