import type { ReactNode } from 'react'
import { differenceFrom } from './difference.ts'
import styles from './versions.module.css'

/** A text that scrolls when it is long. */
export const LongText = ({ children }: { children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls, by keyboard too
  <p className={styles.text} tabIndex={0}>
    {children}
  </p>
)

interface Props {
  value: string
  other: string
  /** Replaces an empty text. */
  empty: string
}

/** A text that highlights the parts missing in the other version. */
export function MarkedText({ value, other, empty }: Props) {
  const { before, own, after } = differenceFrom(value, other)
  if (!value) return <p>{empty}</p>
  return (
    <LongText>
      {before}
      {own && <mark>{own}</mark>}
      {after}
    </LongText>
  )
}
