import type { AddressCounter } from '@recruit/chassis/limits/address-counter'
import type { Call } from '@recruit/contract'
import type { Step } from '../request/locals.ts'
import { refuseBody } from '../request/refuse.ts'

/** An unproved caller may read without limit, but not write. */
const isOpenWrite = (call: Call | undefined): boolean =>
  call?.who === 'anyone' && call.method !== 'GET' && !call.readOnly

/**
 * The limit of an address block for public calls that store something. It follows every check that refuses, so that
 * requests forged by another site do not count.
 */
export function limitOpenWrites(writes: AddressCounter): Step {
  const count: Step = async (req, res, next) => {
    const { call, address } = res.locals
    const { isOver, secondsLeft } = await writes.add(address)
    if (!isOver) return next()
    res.setHeader('Retry-After', secondsLeft)
    refuseBody(req, res, 'tooManyRequests', call?.failed)
  }
  return (req, res, next) => (isOpenWrite(res.locals.call) ? count(req, res, next) : next())
}
