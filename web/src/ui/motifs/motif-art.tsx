import type { Team } from '@recruit/contract/constants'
import { memo, type ReactNode } from 'react'
import { patchwork } from '../art/patchwork.ts'
import type { Motif } from './kinds.ts'
import styles from './motif.module.css'
import { type Hand, handOf } from './parts.tsx'
import { board, browser, calendar, code, patchMap } from './screens.tsx'
import { chart, flow, note, poster, posts } from './sheets.tsx'
import { banner, goods, logo, phone } from './things.tsx'

// Plain functions, not components, because one `Hand` draws a whole picture in order.
const drawings: Record<Motif, (hand: Hand) => ReactNode> = {
  banner,
  goods,
  phone,
  logo,
  browser,
  board,
  calendar,
  map: patchMap,
  chart,
  flow,
  code,
  posts,
  note,
  poster,
}

interface Props {
  motif: Motif
  seed: string
  /** Whose work it is: the colours of the ground. */
  team: Team
}

/** A small composition for one work, the same for its seed. Its box must hide the overflow of the ground. */
export const MotifArt = memo(function MotifArt({ motif, seed, team }: Props) {
  return (
    <svg className={styles.art} viewBox="14 20 372 260" aria-hidden="true">
      <g className={`${styles.ground} ${styles[`tone${team}`]}`} transform="translate(-260 -260)">
        {patchwork(seed, 920, 820, 190).map(({ corners }) => {
          const outline = corners.map(([x, y]) => `${Math.round(x)},${Math.round(y)}`).join(' ')
          return <path key={outline} d={`M${outline}z`} />
        })}
      </g>
      {drawings[motif](handOf(`${motif} ${seed}`))}
    </svg>
  )
})
