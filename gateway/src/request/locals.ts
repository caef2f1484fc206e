import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Span } from '@recruit/chassis/observability/span'
import type { Caller } from '@recruit/chassis/tokens/internal-token'
import type { Call } from '@recruit/contract'
import type { NamedIds } from '../identity/cookies.ts'
import type { Replica } from '../upstream/replica.ts'

/** One try of a call at a replica: it receives either the reply or the failure. */
export interface Attempt {
  answered: (reply: IncomingMessage) => void
  failed: () => void
  /** The client left before either. */
  left: () => void
}

/** State that the steps of one request share. */
export interface Locals extends Record<string, unknown> {
  requestId: string
  address: string
  /** For logs and metrics: a call's path, 'page', 'asset'; never what the client typed. */
  route?: string
  span?: Span
  call?: Call
  /** Whether the browser uses https, perhaps to a proxy in front. */
  secure: boolean
  cookies: Record<string, string | undefined>
  /** The applications that the applicant's cookie names. */
  proved: NamedIds
  caller: Caller
  /** The complete body for the service; present after `receive-body`. */
  body: Buffer
  /** The deadline of the reply, as a value of `performance.now()`. */
  until?: number
  /** The replicas that were tried, the current one last. */
  tried?: Replica[]
  /** The current replica, until it is released. */
  taken?: Replica | undefined
  currentAttempt?: Attempt
  /** The current replica has timed out. */
  late?: boolean
  /** An earlier try of a write failed and may have succeeded. */
  uncertain?: boolean
  /** The failure that was handled last. */
  failedWith?: Error
}
export type GatewayResponse = ServerResponse & { locals: Locals }
/** One that may be refused before any step has run. */
export type AnyResponse = ServerResponse & { locals?: Partial<Locals> }
export type Next = (error?: unknown) => void
export type Step = (req: IncomingMessage, res: GatewayResponse, next: Next) => void | Promise<void>
