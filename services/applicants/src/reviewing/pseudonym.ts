import { createHmac, randomBytes } from 'node:crypto'
import { queriesOf } from '@recruit/chassis/mysql/mysql'
import type { Sequelize } from 'sequelize'
import type { Judging } from './judging-tables.ts'

/**
 * The name of an application for a reviewer: its id would open the public view, which names the applicant. Without the
 * key, an owner of an application's address cannot find it among them. Each member gets other pseudonyms, in an order
 * unrelated to names or times; an interview, whose applicant she meets, has one that does not name the documents.
 */
export const pseudonymOf = (
  key: Buffer,
  { term, stage }: Pick<Judging, 'term' | 'stage'>,
  application: string,
  member: string,
): string =>
  createHmac('sha256', key)
    .update(JSON.stringify([stage === 'documents' ? 'review' : stage, term, application, member]))
    .digest('base64url')
    .slice(0, 22)

/** The key of this site's pseudonyms, and the earlier pseudonyms of reviews. */
export function pseudonymStore(db: Sequelize) {
  const { select, write } = queriesOf(db)
  let known: Buffer | undefined
  const stored = async () => (await select<{ secret: string }>('SELECT secret FROM pseudonym_key', []))[0]
  return {
    /** Created at the first use and never changed, so that reviewers' bookmarks stay valid. */
    async key(): Promise<Buffer> {
      if (!known && !(await stored()))
        // Of two concurrent keys the first wins.
        await write('INSERT INTO pseudonym_key (id, secret) VALUES (1, ?) ON DUPLICATE KEY UPDATE id = id', [
          randomBytes(32).toString('base64url'),
        ])
      if (!known) {
        const key = await stored()
        if (!key) throw new Error('The key of pseudonyms is gone')
        known = Buffer.from(key.secret, 'base64url')
      }
      return known
    },
    /** The application of an earlier pseudonym whose review this member has begun. */
    async earlier(member: string, pseudonym: string): Promise<string | undefined> {
      if (!/^[\w-]{22}$/.test(pseudonym)) return undefined
      const [row] = await select<{ application: string }>(
        'SELECT application FROM earlier_pseudonyms WHERE member = ? AND pseudonym = ?',
        [member, pseudonym],
      )
      return row?.application
    },
  }
}

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
