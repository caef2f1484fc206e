import type { RequestHandler } from 'express'
import type { Step } from './locals.ts'

/** Probes come every few seconds: they are measured, but logged only when they fail. */
export const asHealth: Step = (_req, res, next) => {
  res.locals.route = 'health'
  res.setHeader('Cache-Control', 'no-store')
  next()
}

const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/

/**
 * Figures are for whoever runs the machine: only a caller on it, and none that comes through a proxy there.
 * Everybody else finds nothing at this address.
 */
export const onlyFromHere: RequestHandler = (req, res, next) => {
  const { forwarded, via, 'x-forwarded-for': forwardedFor } = req.headers
  const isLocal = LOOPBACK.test(req.socket.remoteAddress ?? '')
  if (isLocal && !forwarded && !via && !forwardedFor) next()
  else res.status(404).end()
}
