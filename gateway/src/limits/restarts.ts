import { fairQueue } from '@recruit/chassis/limits/fair-queue'
import { shareOf } from '@recruit/chassis/limits/load-shedding'
import type { Service } from '@recruit/contract'
import type { Step } from '../request/locals.ts'
import { refuse } from '../request/refuse.ts'

/**
 * Holds calls to a service whose last replica has left until it is back. Held calls take no place in the queue; their
 * number is limited, in total and per address block or session.
 */
export function waitForRestart(
  untilBack: (service: Service) => Promise<void> | null,
  { most, ofBlock }: { most: number; ofBlock: number },
  onOver: (limit: string) => void,
): Step {
  const queue = fairQueue({ name: 'restart', places: most, share: ofBlock, waiting: 0, waitMs: 0 })
  return (req, res, next) => {
    const { call, caller, address } = res.locals
    const back = call && untilBack(call.service)
    if (!back) return next()
    const done = queue.enterAtOnce(shareOf(caller.sid, address))
    if (!done) {
      onOver('restart')
      return refuse(req, res, 'overloaded', call.failed)
    }
    res.once('close', done)
    return back.then(() => {
      res.off('close', done)
      done()
      if (!res.destroyed) next()
    })
  }
}
