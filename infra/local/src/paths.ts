import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { SERVICES, type Service } from '@recruit/contract/calls/call'

/** The repository's root. */
export const root = fileURLToPath(new URL('../../../', import.meta.url))

export const services = SERVICES
export type { Service }

/** One value for each service. */
export const ofEachService = <Value>(make: (service: Service) => Value) =>
  Object.fromEntries(services.map((service) => [service, make(service)])) as Record<Service, Value>

const ofService = (file: string) => ofEachService((service) => join(root, 'services', service, 'src', file))

/** The programs of the product, as paths of TypeScript files. */
export const entries = {
  gateway: join(root, 'gateway/src/main.ts'),
  /** Delivers the applicants service's outbox. */
  delivery: join(root, 'services/applicants/src/deliver.ts'),
  services: ofService('main.ts'),
  migrations: ofService('migrate.ts'),
  keys: join(root, 'services/auth/src/keys.ts'),
}

/** The program of a part. */
export const entryOf = (kind: Service | 'gateway' | 'delivery'): string =>
  kind === 'gateway' || kind === 'delivery' ? entries[kind] : entries.services[kind]
