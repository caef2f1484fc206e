import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Span } from '@recruit/chassis/observability/tracing'
import type { Caller } from '@recruit/chassis/tokens/internal-token'
import type { Call } from '@recruit/contract'
import type { NamedIds } from '../identity/signed-ids.ts'
import type { Attempt } from '../upstream/attempts.ts'
import type { Replica } from '../upstream/replica.ts'

/** State that the steps of one request share. */
export interface Locals extends Record<string, unknown> {
  requestId: string
  /** Where the request comes from. */
  address: string
  /** For logs and metrics: a call's path, 'page', 'asset'; never what the client typed. */
  route?: string
  /** Where requests are traced. */
  span?: Span
  /** Of a declared call. */
  call?: Call
  /** Whether the browser speaks https, perhaps to a proxy in front. */
  secure: boolean
  cookies: Record<string, string | undefined>
  /** The applications that the applicant's cookie names. */
  proved: NamedIds
  caller: Caller
  /** What goes to the service, whole; present from `receive-body` on. */
  body: Buffer
  /** Until when a reply is worth having, by `performance.now()`. */
  until?: number
  /** The replicas that were asked, the present one last. */
  tried?: Replica[]
  /** The present one, until it is given back. */
  taken?: Replica | undefined
  currentAttempt?: Attempt
  /** The present replica had its time. */
  late?: boolean
  /** An earlier try of a write broke: it may have been done. */
  uncertain?: boolean
  /** The failure that was dealt with last. */
  failedWith?: Error
}
export type GatewayResponse = ServerResponse & { locals: Locals }
export type Next = (error?: unknown) => void
export type Step = (req: IncomingMessage, res: GatewayResponse, next: Next) => void | Promise<void>
