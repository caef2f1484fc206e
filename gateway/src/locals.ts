import type { Caller } from '@recruit/chassis/internal-token'
import type { Call } from '@recruit/contract'
import type { NextFunction, Request, Response } from 'express'
import type { Upstream } from './upstreams.ts'

/** What the steps of one request tell each other. */
export interface Locals extends Record<string, unknown> {
  requestId: string
  /** For logs and metrics: a call's path, 'page', 'asset'; never what the client typed. */
  route?: string
  /** Present from `find-call` on. */
  call?: Call
  /** Whether the browser speaks https, perhaps to a proxy in front. */
  secure: boolean
  cookies: Record<string, string | undefined>
  caller: Caller
  /** A GET came with a body, which goes nowhere. */
  ignoresBody?: boolean
  upstream?: Upstream
  /** The upstream had its time. */
  late?: boolean
}
export type GatewayResponse = Response<unknown, Locals>
export type Step = (req: Request, res: GatewayResponse, next: NextFunction) => void | Promise<void>
