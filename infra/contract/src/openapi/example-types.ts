import type { CallName, Calls, ReplyOf, SentTo } from '../index.ts'

interface Example<Name extends CallName> {
  /** The body; of a GET, the query. */
  request: SentTo<Calls[Name]>
  reply: ReplyOf<Calls[Name]>
}
/** One of each call. */
export type Examples = { [Name in CallName]: Example<Name> }
