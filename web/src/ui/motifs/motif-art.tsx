import type { Team } from '@recruit/contract/constants'
import { memo, type ReactNode } from 'react'
import { patchwork } from '../patchwork.ts'
import { type Hand, handOf } from './hand.ts'
import type { Motif } from './kinds.ts'
import styles from './motif.module.css'
import { board, browser, calendar, code, patchMap } from './screens.tsx'
import { chart, flow, note, poster, posts } from './sheets.tsx'
import { banner, goods, logo, phone } from './things.tsx'

// Plain functions, not components: all of a drawing comes from one hand, in one go.
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

/** A small composition for one work, always the same for its seed; its caption says in words what it shows. */
export const MotifArt = memo(function MotifArt({ motif, seed, team }: Props) {
  return (
    <svg className={styles.art} viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g className={`${styles.ground} ${styles[`tone${team}`]}`}>
        {patchwork(seed, 400, 300, 170).map(({ corners }) => {
          const outline = corners.map(([x, y]) => `${Math.round(x)},${Math.round(y)}`).join(' ')
          return <path key={outline} d={`M${outline}z`} />
        })}
      </g>
      {drawings[motif](handOf(`${motif} ${seed}`))}
    </svg>
  )
})
