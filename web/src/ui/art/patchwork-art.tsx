import { memo } from 'react'
import styles from './patchwork.module.css'
import { patchwork } from './patchwork.ts'

interface Cloth {
  seed: string
  width: number
  height: number
  smallest?: number | undefined
  /** A fabric to leave white: next to another cloth, or on a ground of the same colour. */
  without?: 'indigo' | 'gardenia' | 'persimmon' | undefined
}

/** The patches of a cloth, to be drawn inside a caller's svg. One path per fabric keeps the page light. */
export const Patches = memo(function Patches({ seed, width, height, smallest, without }: Cloth) {
  const shapes = new Map<number, string>()
  for (const { corners, fabric } of patchwork(seed, width, height, smallest)) {
    const outline = corners.map(([x, y]) => `${Math.round(x)},${Math.round(y)}`).join(' ')
    shapes.set(fabric, `${shapes.get(fabric) ?? ''}M${outline}z`)
  }
  return (
    <g className={`${styles.patches} ${without ? styles[without] : ''}`}>
      {[...shapes].map(([fabric, shape]) => (
        <path key={fabric} d={shape} className={styles[`fabric${fabric}`]} />
      ))}
    </g>
  )
})

/** The cloth of a term as decoration, hidden from screen readers. */
export function PatchworkArt(cloth: Cloth) {
  return (
    <svg
      aria-hidden="true"
      className={styles.cloth}
      viewBox={`0 0 ${cloth.width} ${cloth.height}`}
      preserveAspectRatio="xMidYMid slice"
    >
      <Patches {...cloth} />
    </svg>
  )
}
