/** Random numbers that repeat with the same seed. */
export interface Random {
  /** From 0 up to, but not including, `below`. */
  below: (below: number) => number
  oneOf: <Value>(values: readonly Value[]) => Value
}

export function randomOf(seed: number): Random {
  let state = seed >>> 0
  // Mulberry32: small, and even enough.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    below: (below) => Math.floor(next() * below),
    oneOf: (values) => {
      const value = values[Math.floor(next() * values.length)]
      if (value === undefined) throw new Error('There is nothing to choose from')
      return value
    },
  }
}

/** A seed for a run without one; print it, so that the run can be repeated. */
export const newSeed = (): number => Math.floor(Math.random() * 2 ** 31)
