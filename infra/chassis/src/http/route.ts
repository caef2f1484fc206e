import type { WriteKey } from '../mysql/idempotency.ts'
import type { Logger } from '../observability/logger.ts'
import type { Caller } from '../tokens/internal-token.ts'

/** What serving needs of a declared call; the contract's calls fit. */
export interface ServedCall<Form = unknown, Reply = unknown> {
  method: 'GET' | 'POST' | 'PUT'
  path: string
  service: string
  who: string
  readOnly?: true
  idempotent?: true
  request: { parse: (input: unknown) => Form }
  reply: { parse: (input: unknown) => Reply }
  failed?: Readonly<Record<string, unknown>>
}
export interface Context {
  caller: Caller
  language: 'ko' | 'en'
  /** The client's address, as the gateway saw it. */
  address: string
  /** By what this browser is known; only calls that declare `device` receive it. */
  known: string[]
  /** Whether the caller has left. */
  isGone: () => boolean
  /** Present for a call that may be repeated safely. */
  key: WriteKey | undefined
  /** Its lines carry the request's id. */
  log: Logger
  /** Sends the gateway a value in a header that never reaches the browser. */
  setInternalHeader: (header: `x-internal-${string}`, value: string) => void
}
export interface Route {
  call: ServedCall
  answer: (form: never, context: Context) => Promise<unknown>
}

/** Binds a declared call to its handler: the form arrives parsed, the reply is typed. */
export const on = <Form, Reply>(
  call: ServedCall<Form, Reply>,
  answer: (form: Form, context: Context) => Promise<Reply>,
): Route => ({ call, answer })
