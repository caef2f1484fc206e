import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useText } from '../../i18n/text.ts'
import styles from './chart.module.css'
import { uiText } from '../text.ts'

interface Props {
  title: string
  note: string
  /** Draws the picture into a given width in pixels, so that its letters keep their size on a phone. */
  draw: (width: number) => ReactNode
  /** What the fills mean; beside the picture, in words. */
  legend?: ReactNode
  /** The same numbers as a table: the twin for whoever cannot or will not read a picture. */
  table: ReactNode
}

/** A small chart with its table. The picture itself says nothing to screen readers, the table says all. */
export function Chart({ title, note, draw, legend, table }: Props) {
  const text = useText(uiText)
  const id = useId()
  const [place, width] = useWidth()
  return (
    <section className={styles.chart} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <p className={styles.note}>{note}</p>
      <div ref={place} className={styles.picture}>
        {width > 0 && draw(width)}
      </div>
      {legend && (
        <div className={styles.legend} aria-hidden="true">
          {legend}
        </div>
      )}
      <details className={styles.twin}>
        <summary>{text.asTable}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <section className={styles.scroll} tabIndex={0} aria-label={title}>
          {table}
        </section>
      </details>
    </section>
  )
}

/** The fill patterns of a chart: outlines and stitches, so that no colour stands alone. */
export function Hatch({ id }: { id: string }) {
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect className={styles.cloth} width="6" height="6" />
      <line className={styles.thread} y2="6" />
    </pattern>
  )
}

/** One meaning of a fill, for a legend. */
export function Key({ fill, children }: { fill: ReactNode; children: ReactNode }) {
  return (
    <span className={styles.key}>
      <svg width="18" height="14" aria-hidden="true">
        {fill}
      </svg>
      {children}
    </span>
  )
}

function useWidth() {
  const place = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const watch = new ResizeObserver(() => setWidth(Math.floor(element.clientWidth)))
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  return [place, width] as const
}
