interface Difference {
  before: string
  /** The parts that only this version contains. */
  own: string
  after: string
}

/** Where a text differs from another one, as one stretch between what both begin and end with. */
export function differenceFrom(text: string, other: string): Difference {
  // By code points, so that no character is cut in two.
  const here = [...text]
  const there = [...other]
  const shorter = Math.min(here.length, there.length)
  let start = 0
  while (start < shorter && here[start] === there[start]) start++
  let end = 0
  while (end < shorter - start && here.at(-1 - end) === there.at(-1 - end)) end++
  return {
    before: here.slice(0, start).join(''),
    own: here.slice(start, here.length - end).join(''),
    after: here.slice(here.length - end).join(''),
  }
}
