import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's root. */
export const root = fileURLToPath(new URL('../../../', import.meta.url))

export const services = ['applicants', 'settings', 'auth'] as const
export type Service = (typeof services)[number]

const ofService = (file: string): Record<Service, string> => ({
  applicants: join(root, 'services/applicants/src', file),
  settings: join(root, 'services/settings/src', file),
  auth: join(root, 'services/auth/src', file),
})

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
