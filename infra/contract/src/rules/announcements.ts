/**
 * `announcement` is two counts in one growing number: how often all decisions were shown, times this, plus how often
 * results were shown at all.
 */
export const EVERYTHING = 32_768

/** How often results were shown. */
export const roundOf = (announcement: number): number => announcement % EVERYTHING

/** The round that an occasion of a mailing names: 'round 2', or the number of an announcement before its time. */
export const roundIn = (occasion: string): number => roundOf(Number(/\d+/.exec(occasion)?.[0] ?? 0))

/** The number of the next announcement. A staged one shows what is published, the other all decisions. */
export const nextAnnouncement = (last: number, isStaged: boolean): number =>
  isStaged ? last + 1 : last + 1 + EVERYTHING

/** The last number that holds back unpublished changes: after each staged announcement, before the next full one. */
export const heldThrough = (last: number): number => last - roundOf(last) + EVERYTHING - 1
