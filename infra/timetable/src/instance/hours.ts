/** Hours of a day as bits: bit 0 is the first hour. */

/** The hours of an interview. */
export const spanOf = (start: number, length: number): number => (2 ** length - 1) << start

/** The hours at which an interview of this length can start. */
export function startsIn(hours: number, length: number): number {
  let starts = hours
  for (let hour = 1; hour < length; hour++) starts &= hours >> hour
  return starts
}

export function countOf(hours: number): number {
  let count = 0
  for (let rest = hours; rest !== 0; rest &= rest - 1) count++
  return count
}

/** The most hours in a row. */
export function longestRun(hours: number): number {
  let longest = 0
  for (let rest = hours; rest !== 0; rest &= rest << 1) longest++
  return longest
}
