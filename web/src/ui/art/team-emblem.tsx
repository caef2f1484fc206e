import type { Team } from '@recruit/contract/constants'
import { type ReactNode, useId } from 'react'
import styles from './patchwork.module.css'
import { Patches } from './patchwork-art.tsx'

// Its own colour is the ground that the shape lies on.
const GROUND = { 1: 'persimmon', 2: 'gardenia', 3: 'indigo' } as const
const PETALS = [0, 60, 120, 180, 240, 300]

/** A shape for each team, so that colour is never the only difference: a word, a flower, a pointer. */
const shapes: Record<Team, ReactNode> = {
  1: <polygon points="48,96 436,66 428,372 268,380 166,500 172,386 62,394" />,
  2: PETALS.map((angle) => (
    <ellipse key={angle} cx="240" cy="172" rx="76" ry="118" transform={`rotate(${angle} 240 280)`} />
  )),
  3: <polygon points="112,58 112,458 206,366 276,520 352,486 284,336 418,330" />,
}

/** The shape of a team, cut out of patchwork; decoration. */
export function TeamEmblem({ team, seed = `team-${team}` }: { team: Team; seed?: string | undefined }) {
  const cut = useId()
  return (
    <svg className={styles.emblem} viewBox="0 0 480 560" aria-hidden="true">
      <clipPath id={cut}>{shapes[team]}</clipPath>
      <g className={styles.outline}>{shapes[team]}</g>
      <g clipPath={`url(#${cut})`}>
        <Patches seed={seed} width={480} height={560} smallest={105} without={GROUND[team]} />
      </g>
      {team === 2 && <circle className={styles.heart} cx="240" cy="280" r="46" />}
    </svg>
  )
}
