import { isIPv4 } from 'node:net'
import type { RequestHandler } from 'express'
import ipaddr from 'ipaddr.js'
import { Overloaded } from '../http/errors.ts'
import { type Metrics, show } from '../observability/metrics.ts'

/** The prefix of one household or office in IPv6, and of a holder of many such networks. */
const IPV6_BITS = [56, 48]

/**
 * The blocks that an address counts in, the narrowest first, because a caller with one IPv6 address has its whole
 * network. An IPv4 address, or text that is no address, is its own block.
 */
export function addressBlocks(address: string): [narrow: string, wide?: string] {
  // A shortcut for most addresses, because every request asks.
  if (isIPv4(address) || !ipaddr.isValid(address)) return [address]
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return [parsed.toString()]
  const bytes = parsed.toByteArray()
  const [narrow = '', wide = ''] = IPV6_BITS.map(
    (bits) => `${Buffer.from(bytes.slice(0, bits / 8)).toString('hex')}/${bits}`,
  )
  return [narrow, wide]
}

/** The widest block of an address, for counts that neighbours must not raise. */
export const widestBlock = (address: string): string => addressBlocks(address).at(-1) ?? address

/** The narrowest block of an address, for counts and shares that delay callers. */
export const addressBlock = (address: string): string => addressBlocks(address)[0]

export interface CallShares {
  /** What a replica completes well within the time that callers wait; a later caller would wait for nothing. */
  replica: number
  /** Per address block or staff session, so that others find room. */
  block: number
}

/** Refuses requests immediately while too many are under way, in all or of one caller. Must follow `identify`. */
export function loadShedding({ replica, block }: CallShares, metrics: Metrics): RequestHandler {
  const blocks = new Map<string, number>()
  let underWay = 0
  show(metrics, 'calls_under_way', 'Calls that are worked on or wait', () => underWay)
  return (req, res, next) => {
    const key = shareOf(res.locals.caller?.sid, req.headers['x-forwarded-for'])
    const ofBlock = blocks.get(key) ?? 0
    if (underWay >= replica) throw new Overloaded('replica')
    if (ofBlock >= block) throw new Overloaded('block')
    underWay++
    blocks.set(key, ofBlock + 1)
    res.once('close', () => {
      underWay--
      const left = (blocks.get(key) ?? 1) - 1
      if (left) blocks.set(key, left)
      else blocks.delete(key)
    })
    next()
  }
}

/** The share that a request uses: staff have one per session, so that a campus does not delay its own staff. */
export const shareOf = (session: string | undefined, address: string | string[] | undefined): string =>
  session ? `session ${session}` : addressBlock(String(address ?? ''))
