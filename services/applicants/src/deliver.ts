import { constants, setPriority } from 'node:os'
import { startWorker } from '@recruit/chassis/http/start-worker'
import { beginDelivery } from './messages/delivering/delivery.ts'
import { deliveryConfig } from './messages/delivering/delivery-config.ts'

const config = deliveryConfig(process.env)
giveWay()
await startWorker({ name: 'delivery', config, begin: (context) => beginDelivery(config, context) })

/** Whoever opens a page served by the same machine waits for it; nobody waits for a message by the millisecond. */
function giveWay(): void {
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // Where that is not allowed, it is not worth not starting for.
  }
}
