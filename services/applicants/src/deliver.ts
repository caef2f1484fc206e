import { startWorker } from '@recruit/chassis/http/start-service'
import { MIGRATIONS } from './config.ts'
import { beginDelivery } from './messages/delivering/delivery.ts'
import { deliveryConfig } from './messages/delivering/delivery-config.ts'

const config = deliveryConfig(process.env)
await startWorker({
  name: 'delivery',
  config,
  begin: (context) => beginDelivery(config, { ...context, migrations: MIGRATIONS }),
})
