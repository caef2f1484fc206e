import type { CallName, Calls, ReplyOf, SentTo } from '../index.ts'
import type { Text } from '../text.ts'

interface Example<Name extends CallName> {
  /** The body; of a GET, the query. */
  request: SentTo<Calls[Name]>
  reply: ReplyOf<Calls[Name]>
  /** What is said where a rule refuses it. */
  refused?: Text
}
/** One of each call. */
export type Examples = { [Name in CallName]: Example<Name> }
