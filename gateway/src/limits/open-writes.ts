import type { AddressCounter } from '@recruit/chassis/limits/address-counter'
import type { Call } from '@recruit/contract'
import type { Step } from '../request/locals.ts'
import { refuseBody } from '../request/refuse.ts'

/** A caller who has proved nothing may read as often as it likes, but not write without end. */
const isOpenWrite = (call: Call | undefined): boolean =>
  call?.who === 'anyone' && call.method !== 'GET' && !call.readOnly

/**
 * The ceiling of an address block for calls that anybody may make and that leave something behind. It stands after
 * every check that refuses: what another site makes a browser send uses up nothing.
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
