import { createHash } from 'node:crypto'
import type { Answerer, Who } from '@recruit/contract/calls/call'
import type { Logger } from '../observability/logger.ts'
import type { Caller } from '../tokens/internal-token.ts'
import { AppError } from './errors.ts'

/** What serving needs of a declared call; the contract's calls fit. */
export interface ServedCall<Form = unknown, Reply = unknown> {
  method: 'GET' | 'POST' | 'PUT'
  path: string
  service: Answerer
  who: Who
  readOnly?: true
  idempotent?: true
  request: { parse: (input: unknown) => Form }
  reply: { parse: (input: unknown) => Reply }
  failed?: Readonly<Record<string, unknown>>
}
/** Identifies a repeated write: the client's key, and a hash of its request. */
export interface WriteKey {
  key: string
  request: string
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

/** Observes how a call ended; it cannot change the reply. */
export interface Listener {
  call: ServedCall
  done: (reply: unknown, form: unknown, context: Context) => void
  failed: (error: AppError, context: Context) => void
}

/** Listens to a declared call, with its form and reply typed. Errors other than AppError are faults, not events. */
export const listen = <Form, Reply>(
  call: ServedCall<Form, Reply>,
  done: (reply: Reply, form: Form, context: Context) => void = () => undefined,
  failed: Listener['failed'] = () => undefined,
): Listener => ({ call, done: done as Listener['done'], failed })

/** The same routes, which report their outcomes to the listeners. */
export const listeningRoutes = (routes: Route[], listeners: Listener[]): Route[] =>
  routes.map((route) => {
    const listener = listeners.find(({ call }) => call === route.call)
    if (!listener) return route
    return {
      call: route.call,
      async answer(form: never, context: Context) {
        try {
          const reply = await route.answer(form, context)
          listener.done(reply, form, context)
          return reply
        } catch (thrown) {
          if (thrown instanceof AppError) listener.failed(thrown, context)
          throw thrown
        }
      },
    }
  })

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export function writeKeyOf(header: string | undefined, path: string, body: unknown): WriteKey | undefined {
  if (header === undefined) return undefined
  const key = header.toLowerCase()
  if (!UUID.test(key)) throw new AppError('keyMalformed')
  const request = createHash('sha256')
    .update(`${path} ${JSON.stringify(body)}`)
    .digest('base64url')
  return { key, request }
}
