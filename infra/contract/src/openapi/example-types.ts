import type { CallName, Calls, ReplyOf, SentTo } from '../index.ts'

interface Example<Name extends CallName> {
  /** The body; the query of a GET. */
  request: SentTo<Calls[Name]>
  reply: ReplyOf<Calls[Name]>
}
export type Examples = { [Name in CallName]: Example<Name> }
