import { memo, type ReactNode } from 'react'
import { handOf } from '../../ui/motifs/hand.ts'
import { Cut } from '../../ui/motifs/parts.tsx'
import styles from './sponsors.module.css'

const SHAPES: readonly [ReactNode, ...ReactNode[]] = [
  <circle key="round" cx="50" cy="50" r="46" />,
  <polygon key="leaning" points="10,6 96,14 88,94 4,88" />,
  <polygon key="diamond" points="50,2 98,50 50,98 2,50" />,
  <polygon key="hexagon" points="26,6 74,6 98,50 74,94 26,94 2,50" />,
  <path key="arch" d="M8 96V50a42 42 0 0 1 84 0V96z" />,
  <path key="leaf" d="M4 96C4 40 40 4 96 4C96 60 60 96 4 96z" />,
]

/** The mark of a sponsor that does not exist: a shape and a cloth from its seed. */
export const SponsorMark = memo(function SponsorMark({ seed }: { seed: string }) {
  const hand = handOf(`sponsor ${seed}`)
  return (
    <svg className={styles.mark} viewBox="0 0 100 100" aria-hidden="true">
      <Cut
        seed={seed}
        shape={hand.pick(SHAPES)}
        x={0}
        y={0}
        width={100}
        height={100}
        smallest={hand.between(30, 46)}
      />
    </svg>
  )
})
