/**
 * How showing results is counted. `announcement` is two counts in one number that only grows: how often everything
 * decided was shown, times this, plus how often results were shown at all.
 */
export const EVERYTHING = 32_768

/** How often results were shown. */
export const roundOf = (announcement: number): number => announcement % EVERYTHING

/** The number of the next showing of results. A staged one shows what is published, the other everything decided. */
export const nextAnnouncement = (last: number, isStaged: boolean): number =>
  isStaged ? last + 1 : last + 1 + EVERYTHING

/** The last number that holds back what is not published: it comes after each staged showing and before the next full one. */
export const heldThrough = (last: number): number => last - roundOf(last) + EVERYTHING - 1
