import type { CSSProperties, ReactNode } from 'react'
import { useText } from '../../i18n/text.ts'
import { uiText } from '../../ui/text.ts'
import styles from './letter.module.css'

const DIALABLE = /^\+?[\d\s()-]{7,}$/

/** A part of a result under its own heading. */
export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  )
}

/** Whom to call: a number that a phone can dial is a link. */
export function Contact({ name = '', phone }: { name?: string; phone: string }) {
  const number = phone.trim()
  return (
    <p className={styles.contact}>
      {name && `${name} `}
      {DIALABLE.test(number) ? <a href={`tel:${number.replace(/[^\d+]/g, '')}`}>{number}</a> : number}
    </p>
  )
}

interface Fact {
  label: string
  value: string
  /** What else is to be known of it, below in small. */
  note?: string
  isMain?: boolean
}

/** Facts as patches sewn together; an empty one shows that it follows. */
export function Patches({ facts }: { facts: Fact[] }) {
  const { notSet } = useText(uiText)
  const across = facts.filter(({ isMain }) => !isMain).length
  return (
    <dl className={styles.patches} style={{ '--across': across || 1 } as CSSProperties}>
      {facts.map(({ label, value, note, isMain }) => (
        <div key={label} className={isMain ? styles.main : undefined}>
          <dt>{label}</dt>
          <dd>{value || notSet}</dd>
          {note && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
