import { memo } from 'react'
import styles from './patchwork.module.css'
import { patchwork } from './patchwork.ts'

interface Props {
  seed: string
  width: number
  height: number
  smallest?: number
}

/** The cloth of a term as decoration; says nothing to screen readers because it means nothing. */
export const PatchworkArt = memo(function PatchworkArt({ seed, width, height, smallest }: Props) {
  return (
    <svg
      aria-hidden="true"
      className={styles.cloth}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
    >
      {patchwork(seed, width, height, smallest).map(({ corners, fabric }) => {
        const points = corners.map(([x, y]) => `${Math.round(x)},${Math.round(y)}`).join(' ')
        return <polygon key={points} points={points} className={styles[`fabric${fabric}`]} />
      })}
    </svg>
  )
})
