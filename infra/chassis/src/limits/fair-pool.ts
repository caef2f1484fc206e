import type { Sequelize } from 'sequelize'
import { AppError } from '../http/errors.ts'
import { poolOf } from '../mysql/sequelize-internals.ts'
import { presentCaller } from './caller.ts'
import { type FairQueue, fairQueue } from './fair-queue.ts'

interface PoolShares {
  connections: number
  /** The most connections of one caller. */
  share: number
}

const WAITING = 512
const WAIT_MS = 2_000
/** The process's own work, of which no caller can cause more. */
const OWN = 'own'

/**
 * Hands the connections of a pool to callers, alternating, each up to its share. A caller who has left before the first
 * connection gets none. Refuses with 'overloaded' before the first one, with 'perhaps not saved' later.
 */
export function sharePool(db: Sequelize, { connections, share }: PoolShares): FairQueue {
  const pool = poolOf(db)
  const queue = fairQueue({ name: 'database', places: connections, share, waiting: WAITING, waitMs: WAIT_MS })
  const acquire = pool.acquire.bind(pool)
  const release = pool.release.bind(pool)
  const destroy = pool.destroy.bind(pool)
  const held = new WeakMap<object, () => void>()
  const giveBack = (connection: object) => {
    held.get(connection)?.()
    held.delete(connection)
  }

  pool.acquire = async () => {
    const done = await enter(queue, connections)
    try {
      const connection = await acquire()
      held.set(connection, done)
      return connection
    } catch (thrown) {
      done()
      throw thrown
    }
  }
  pool.release = (connection) => {
    release(connection)
    giveBack(connection)
  }
  pool.destroy = (connection) => {
    const gone = destroy(connection)
    giveBack(connection)
    return gone
  }
  return queue
}

async function enter(queue: FairQueue, connections: number): Promise<() => void> {
  const caller = presentCaller()
  if (!caller) return queue.enter(OWN, undefined, connections)
  if (!caller.hasBegun) {
    const done = await queue.enter(caller.key, caller.hasLeft)
    caller.hasBegun = true
    return done
  }
  return queue.enter(caller.key).catch((cause) => {
    throw new AppError('perhapsUnsaved', { cause })
  })
}
