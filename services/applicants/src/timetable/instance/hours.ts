/** Hours of a day as bits: bit 0 is the first hour. */

/** The hours that an interview takes. */
export const spanOf = (start: number, length: number): number => (2 ** length - 1) << start

/** The hours at which so long an interview can start. */
export function startsIn(hours: number, length: number): number {
  let starts = hours
  for (let hour = 1; hour < length; hour++) starts &= hours >> hour
  return starts
}

/** How many hours there are. */
export function countOf(hours: number): number {
  let count = 0
  for (let rest = hours; rest !== 0; rest &= rest - 1) count++
  return count
}

/** The most hours that touch. */
export function longestRun(hours: number): number {
  let longest = 0
  for (let rest = hours; rest !== 0; rest &= rest << 1) longest++
  return longest
}
