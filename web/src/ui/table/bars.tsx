import type { ReactNode } from 'react'
import styles from './bars.module.css'

/** Teams by their number; other bars by their meaning. */
export type Fill = 1 | 2 | 3 | 'quiet' | 'some' | 'draft'

interface Part {
  count: number
  fill: Fill
}
interface Props {
  parts: Part[]
  most: number
}

/** Numbers of a row as one bar; the cells next to it hold the numbers. */
export const Bar = ({ parts, most }: Props) => (
  <span className={styles.track} aria-hidden="true">
    {parts.map(
      ({ count, fill }) => count > 0 && <span key={fill} data-fill={fill} style={shareOf(count, most)} />,
    )}
  </span>
)

interface SpanProps {
  from: number
  to: number
  mark?: number
  scale: readonly [number, number]
}

/** A line from one value to another on a scale that all rows share. */
export function Span({ from, to, mark, scale: [least, most] }: SpanProps) {
  const at = (value: number) => (value - least) / (most - least)
  const style = { '--from': at(Math.min(from, to)), '--to': at(Math.max(from, to)) }
  return (
    <span className={styles.scale} aria-hidden="true">
      <span className={styles.span} style={style} />
      {mark !== undefined && <span className={styles.mark} style={{ '--from': at(mark) }} />}
    </span>
  )
}

export const Key = ({ fills, children }: { fills: Fill[]; children: ReactNode }) => (
  <span className={styles.key}>
    {fills.map((fill) => (
      <span key={fill} data-fill={fill} />
    ))}
    {children}
  </span>
)

const shareOf = (count: number, most: number) => ({ '--share': most > 0 ? count / most : 0 })
