import { randomOf } from '../art/patchwork.ts'

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
