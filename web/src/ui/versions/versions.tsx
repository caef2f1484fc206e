import type { ReactNode } from 'react'
import page from '../layout/page.module.css'
import styles from './versions.module.css'

/** The versions of one field, side by side where there is room. */
export const Versions = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset className={styles.versions}>
    <legend>{legend}</legend>
    {children}
  </fieldset>
)

interface VersionProps {
  /** Whose it is, or what. */
  name: string
  when: string
  /** Absent where there is nothing to choose. */
  choice?: { group: string; isChosen: boolean; onChoose: () => void } | undefined
  children: ReactNode
}

/** One version: its source, its time and its text. */
export function Version({ name, when, choice, children }: VersionProps) {
  const title = (
    <>
      {name} <span className={page.quiet}>{when}</span>
    </>
  )
  return (
    <div className={styles.version}>
      {choice ? (
        <label>
          <input type="radio" name={choice.group} checked={choice.isChosen} onChange={choice.onChoose} />
          <span>{title}</span>
        </label>
      ) : (
        <strong>{title}</strong>
      )}
      {children}
    </div>
  )
}
