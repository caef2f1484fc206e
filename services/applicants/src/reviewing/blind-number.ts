import { createHmac } from 'node:crypto'

/** Four digits while they suffice; a larger team has longer numbers. */
const SMALLEST = 1000

/**
 * The number by which all of a team speak of an application without its name. It is drawn with the secret key, so it
 * follows neither names nor times, and nearly always stays when others apply or withdraw.
 */
export function blindNumbers(key: Buffer, term: number, applications: readonly string[]) {
  let first = SMALLEST
  while (9 * first < 2 * applications.length) first *= 10
  const drawn = (application: string, round: number) =>
    createHmac('sha256', key)
      .update(JSON.stringify(['number', term, application, round]))
      .digest()
      .readUIntBE(0, 6)
  const numbers = new Map<string, number>()
  const taken = new Set<number>()
  const inOrder = applications
    .map((application) => ({ application, draw: drawn(application, 0) }))
    .sort((one, other) => one.draw - other.draw)
  for (const { application, draw } of inOrder) {
    const inRange = (value: number) => first + (value % (9 * first))
    let number = inRange(draw)
    for (let round = 1; taken.has(number); round++) number = inRange(drawn(application, round))
    taken.add(number)
    numbers.set(application, number)
  }
  return numbers
}
