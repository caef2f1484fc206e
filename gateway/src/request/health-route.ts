import type { RequestHandler } from 'express'
import type { Step } from './locals.ts'

/** Probes come every few seconds: they are measured, but logged only when they fail. */
export const markHealthRoute: Step = (_req, res, next) => {
  res.locals.route = 'health'
  res.setHeader('Cache-Control', 'no-store')
  next()
}

const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
const LOCAL_HOST = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i
/** What proxies say of whom they speak for: one of them is enough. */
const OF_A_PROXY =
  /^(?:forwarded|via|x-forwarded|x-real-ip|x-client-ip|x-original|x-cluster|true-client-ip|cf-|fastly-)/

/**
 * Figures are for the operator of the machine: only a caller on it who asks for it by its local name, and none that comes
 * through a proxy there. Everybody else finds nothing at this address.
 */
export const requireLoopback: RequestHandler = (req, res, next) => {
  const isLocal = LOOPBACK.test(req.socket.remoteAddress ?? '') && LOCAL_HOST.test(req.headers.host ?? '')
  if (isLocal && !Object.keys(req.headers).some((name) => OF_A_PROXY.test(name))) next()
  else res.status(404).end()
}
