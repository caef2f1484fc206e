export type Point = readonly [x: number, y: number]
export interface Patch {
  corners: Point[]
  /** Which of the palette's fabrics it is cut from, 0 to 4. */
  fabric: number
}

const FABRICS = [0, 1, 2, 3, 4]

/** A small repeatable random source (mulberry32 over a hash of the seed): the same seed, the same cloth. */
export function randomOf(seed: string): () => number {
  let state = 2166136261
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A cloth of `width` × `height`, split by leaning cuts so that all patches differ; the same for the same seed. */
export function patchwork(seed: string, width: number, height: number, smallest = 60): Patch[] {
  const random = randomOf(seed)
  const patches: Patch[] = []
  const place = (corners: Point[]) => {
    // Neighbouring patches differ in fabric, which keeps the seams visible.
    const middle = middleOf(corners)
    const near = patches
      .map((patch) => ({ fabric: patch.fabric, far: distance(middleOf(patch.corners), middle) }))
      .sort((one, other) => one.far - other.far)
      .slice(0, 3)
      .map(({ fabric }) => fabric)
    const free = FABRICS.filter((fabric) => !near.includes(fabric))
    patches.push({ corners, fabric: free[Math.floor(random() * free.length)] ?? 0 })
  }
  const split = (corners: Point[], depth: number) => {
    const [spanX, spanY] = spans(corners)
    const longest = Math.max(spanX, spanY)
    if (longest < smallest * 1.4 || depth === 0 || (longest < smallest * 2.2 && random() < 0.3)) {
      place(corners)
      return
    }
    const [one, other] = cut(corners, spanX >= spanY, 0.3 + random() * 0.4, (random() - 0.5) * 0.7)
    split(one, depth - 1)
    split(other, depth - 1)
  }
  split(
    [
      [0, 0],
      [width, 0],
      [width, height],
      [0, height],
    ],
    8,
  )
  return patches
}

function middleOf(corners: Point[]): Point {
  const [x, y] = corners.reduce(([sumX, sumY], corner) => [sumX + corner[0], sumY + corner[1]], [0, 0])
  return [x / corners.length, y / corners.length]
}
const distance = (one: Point, other: Point) => Math.hypot(one[0] - other[0], one[1] - other[1])

function spans(corners: Point[]): [number, number] {
  const xs = corners.map(([x]) => x)
  const ys = corners.map(([, y]) => y)
  return [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)]
}

/** Cuts a convex shape in two by a line across its long side at `share` of it, leaning by `lean`. */
function cut(corners: Point[], acrossX: boolean, share: number, lean: number): [Point[], Point[]] {
  const along = (point: Point) => (acrossX ? point[0] : point[1])
  const aside = (point: Point) => (acrossX ? point[1] : point[0])
  const lowest = Math.min(...corners.map(along))
  const middle = corners.reduce((sum, corner) => sum + aside(corner), 0) / corners.length
  const at = lowest + (Math.max(...corners.map(along)) - lowest) * share
  const side = (point: Point) => along(point) - at - (aside(point) - middle) * lean
  const one: Point[] = []
  const other: Point[] = []
  corners.forEach((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner
    const here = side(corner)
    const there = side(next)
    ;(here <= 0 ? one : other).push(corner)
    if (here <= 0 === there <= 0) return
    const share = here / (here - there)
    const crossing: Point = [
      corner[0] + (next[0] - corner[0]) * share,
      corner[1] + (next[1] - corner[1]) * share,
    ]
    one.push(crossing)
    other.push(crossing)
  })
  return [one, other]
}
