import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's root. */
export const root = fileURLToPath(new URL('../../../', import.meta.url))

export const services = ['applicants', 'settings', 'auth'] as const
export type Service = (typeof services)[number]

/** The programs of the product, as paths of TypeScript files. */
export type Entries = {
  gateway: string
  /** Delivers the applicants service's outbox. */
  delivery: string
  services: Record<Service, string>
  migrations: Record<Service, string>
  keys: string
}

const ofService = (file: string): Record<Service, string> => ({
  applicants: join(root, 'services/applicants/src', file),
  settings: join(root, 'services/settings/src', file),
  auth: join(root, 'services/auth/src', file),
})

export const entries: Entries = {
  gateway: join(root, 'gateway/src/main.ts'),
  delivery: join(root, 'services/applicants/src/deliver.ts'),
  services: ofService('main.ts'),
  migrations: ofService('migrate.ts'),
  keys: join(root, 'services/auth/src/keys.ts'),
}
