/**
 * Random numbers that are equal in every engine: only additions, multiplications, divisions and square roots, because
 * the last bits of `Math.log` and `Math.exp` differ between browsers.
 */
export interface Draws {
  /** From 0 up to, but not including, 1. */
  uniform: () => number
  /** Normally distributed with mean 0 and deviation 1. */
  normal: () => number
  /** Gamma distributed with this shape, at least 1, and scale 1. */
  gamma: (shape: number) => number
}

export function drawsOf(seed: number): Draws {
  let state = seed >>> 0
  // Mulberry32: small, and even enough.
  const uniform = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  /** Marsaglia's polar method makes two at a time. */
  let spare: number | null = null
  const normal = () => {
    if (spare !== null) {
      const kept = spare
      spare = null
      return kept
    }
    for (;;) {
      const [x, y] = [2 * uniform() - 1, 2 * uniform() - 1]
      const square = x * x + y * y
      if (square >= 1 || square === 0) continue
      const factor = Math.sqrt((-2 * ln(square)) / square)
      spare = y * factor
      return x * factor
    }
  }
  /** The method of Marsaglia and Tsang. */
  const gamma = (shape: number) => {
    const d = shape - 1 / 3
    const c = 1 / Math.sqrt(9 * d)
    for (;;) {
      const x = normal()
      const v = (1 + c * x) * (1 + c * x) * (1 + c * x)
      if (v <= 0) continue
      if (ln(1 - uniform()) < (x * x) / 2 + d * (1 - v + ln(v))) return d * v
    }
  }
  return { uniform, normal, gamma }
}

const LN2 = Math.LN2
/** The terms that both series need, the last first. */
const ODD = [13, 11, 9, 7, 5, 3, 1].map((odd) => 1 / odd)
const EACH = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1].map((term) => 1 / term)

/** The natural logarithm of a positive number, by the series of the inverse hyperbolic tangent. */
export function ln(value: number): number {
  let [rest, twos] = [value, 0]
  for (; rest > 4 / 3; rest /= 2) twos++
  for (; rest < 2 / 3; rest *= 2) twos--
  const ratio = (rest - 1) / (rest + 1)
  const square = ratio * ratio
  let sum = 0
  for (const term of ODD) sum = sum * square + term
  return twos * LN2 + 2 * ratio * sum
}

/** The exponential of a number that is not positive. */
export function exp(value: number): number {
  if (value < -40) return 0
  // exp(x) is exp(x / 64), squared six times.
  const part = value / 64
  let sum = 1
  for (const term of EACH) sum = 1 + sum * part * term
  for (let times = 0; times < 6; times++) sum *= sum
  return sum
}
