import type { Reason } from '@recruit/contract/calls/reasons'
import type { Request, RequestHandler, Response } from 'express'
import { workFor } from '../limits/caller.ts'
import { shareOf } from '../limits/load-shedding.ts'
import { writeKeyOf } from '../mysql/idempotency.ts'
import { type Caller, KNOWN_HEADER } from '../tokens/internal-token.ts'
import { AppError, languageOf } from './errors.ts'
import type { Context, Route } from './route.ts'
import type { writeQueue } from './write-queue.ts'

export interface CallParts {
  /** Whose tokens the declared calls accept; internal routes check their own. */
  issuer: string
  denialReason: (call: never, caller: Caller) => Reason | null
}

/** Parses the request, checks the permission again, and runs the handler. */
export function serve(
  parts: CallParts,
  { call, answer }: Route,
  inQueue: ReturnType<typeof writeQueue>,
): RequestHandler {
  return async (req: Request, res: Response) => {
    const caller: Caller = res.locals.caller
    if (res.locals.issuer !== parts.issuer) throw new AppError('internalOnly')
    // The gateway checks first; a service does not rely on it.
    const denial = parts.denialReason(call as never, caller)
    if (denial) throw new AppError(denial)
    const form = call.request.parse(call.method === 'GET' ? req.query : (req.body ?? {}))
    const context: Context = {
      caller,
      language: languageOf(req.get('accept-language')),
      address: req.get('x-forwarded-for') ?? '',
      known: req.get(KNOWN_HEADER)?.split(',') ?? [],
      isGone: () => res.destroyed,
      key: call.idempotent && writeKeyOf(req.get('idempotency-key'), call.path, req.body),
      log: res.locals.log,
      setInternalHeader: (header, value) => res.setHeader(header, value),
    }
    const share = { key: shareOf(caller.sid, context.address), hasLeft: () => res.destroyed }
    const work = () => answer(form as never, context)
    res.json(await workFor(share, () => (inQueue ? inQueue(call, form, res, work) : work())))
  }
}
