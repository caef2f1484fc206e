import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './tabs.module.css'

interface Tab<T> {
  value: T
  label: string
  /** A second, smaller line, such as that a team does not recruit this term. */
  note?: string | undefined
}

interface Props<T> {
  label: string
  tabs: Tab<T>[]
  value: T
  onChange: (value: T) => void
  /** `pieces`: tabs as wide patches that share the line evenly. `row`: one line, swiped where it is too long. */
  look?: 'plain' | 'pieces' | 'row'
  children: ReactNode
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** Tabs after the ARIA pattern: arrows move and choose, one stop in the tab order, the panel holds `children`. */
export function Tabs<T extends string | number>({
  label,
  tabs,
  value,
  onChange,
  look = 'plain',
  children,
}: Props<T>) {
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(`[data-value="${CSS.escape(`${value}`)}"]`)
    if (look !== 'row' || !list.current || !tab) return
    // Not scrollIntoView, which would scroll the page too.
    list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2
  }, [look, value])
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const at = tabs.findIndex((tab) => tab.value === value)
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? tabs.length - 1 : at + (STEPS[event.key] ?? 0)
    const next = tabs[(to + tabs.length) % tabs.length]
    if (to === at || !next) return
    event.preventDefault()
    onChange(next.value)
    document.getElementById(`${base}-${next.value}`)?.focus()
  }
  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className={`${styles.list} ${styles[look] ?? ''}`}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${base}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={`${base}-panel`}
            data-value={tab.value}
            tabIndex={tab.value === value ? 0 : -1}
            className={styles.tab}
            onClick={() => onChange(tab.value)}
            onKeyDown={move}
          >
            {tab.label}
            {tab.note && <span className={styles.note}>{tab.note}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${value}`} className={styles.panel}>
        {children}
      </div>
    </div>
  )
}
