import { type ReactNode, useId } from 'react'
import { randomOf } from '../art/patchwork.ts'
import { Patches } from '../art/patchwork-art.tsx'
import styles from './motif.module.css'

/** The hand that draws: its choices look free and are the same for the same seed. */
export interface Hand {
  seed: string
  /** A whole number from `low` to `high`, both included. */
  between: (low: number, high: number) => number
  pick: <T>(list: readonly [T, ...T[]]) => T
  /** True in `share` of the cases. */
  chance: (share: number) => boolean
}

export function handOf(seed: string): Hand {
  const random = randomOf(seed)
  return {
    seed,
    between: (low, high) => low + Math.floor(random() * (high - low + 1)),
    pick: (list) => list[Math.floor(random() * list.length)] ?? list[0],
    chance: (share) => random() < share,
  }
}

export const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at)

interface Box {
  x: number
  y: number
  width: number
  height: number
}

export const FILLS = ['gardenia', 'persimmon', 'indigo', 'blush'] as const
type Fill = (typeof FILLS)[number] | 'paper' | 'cloth' | 'ink' | 'faint'

/** A sheet with an ink edge, the ground of nearly every object. */
export function Sheet({ fill = 'paper', ...box }: Partial<Box> & { fill?: Fill }) {
  return <rect {...box} className={`${styles[fill]} ${styles.edge}`} />
}

/** A rectangular piece of patchwork with an ink edge. */
export function Cloth({ seed, smallest, ...box }: Box & { seed: string; smallest?: number }) {
  const { width, height } = box
  return (
    <>
      <svg {...box} viewBox={`0 0 ${width} ${height}`} role="presentation">
        <Patches
          seed={seed}
          width={width}
          height={height}
          smallest={smallest ?? Math.max(width, height) / 4}
        />
      </svg>
      <rect {...box} className={styles.line} />
    </>
  )
}

/** Patchwork cut to a shape: the shape, drawn once to cut and once as the edge. */
export function Cut({
  seed,
  shape,
  smallest,
  ...box
}: Box & { seed: string; shape: ReactNode; smallest?: number }) {
  const cut = useId()
  const { x, y, width, height } = box
  return (
    <>
      <clipPath id={cut}>{shape}</clipPath>
      <g clipPath={`url(#${cut})`}>
        <g transform={`translate(${x} ${y})`}>
          <Patches seed={seed} width={width} height={height} smallest={smallest ?? width / 3} />
        </g>
      </g>
      <g className={styles.line}>{shape}</g>
    </>
  )
}

interface Place {
  x: number
  y: number
  width: number
  lines: number
  size?: number
  fill?: 'faint' | 'ink' | 'paper'
}

/** Lines of writing, seen from too far away to be read; the last one ends early. */
export function writing(hand: Hand, { x, y, width, lines, size = 6, fill = 'faint' }: Place) {
  return upTo(lines).map((line) => {
    const share = line === lines - 1 ? hand.between(38, 64) : hand.between(78, 100)
    return (
      <rect
        key={line}
        className={styles[fill]}
        x={x}
        y={y + line * size * 2.1}
        width={(width * share) / 100}
        height={size}
      />
    )
  })
}
