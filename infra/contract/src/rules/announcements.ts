/**
 * How showing results is counted. Each showing is a round of two numbers: the odd one goes on holding back what was not
 * published, the even one shows everything that is decided.
 */
export const roundOf = (announcement: number): number => Math.ceil(announcement / 2)

/** The number of the next showing of results. What is held back through the staged one is seen at the other. */
export const nextAnnouncement = (last: number, isStaged: boolean): number =>
  2 * roundOf(last) + (isStaged ? 1 : 2)
