import { KEY_ROLE_NAMES } from '@recruit/contract/calls/roles'
import { isOfDefault } from './key.ts'
import type { StaffKeyStore } from './staff-key.model.ts'

/**
 * Ends a start in production whose stored keys are well-known ones, with a line for each: another environment may have
 * set them. While the database is away `/readyz` reports it, and signing in checks again.
 */
export async function refuseDefaults(store: StaffKeyStore): Promise<void> {
  const hashes = await store.hashes().catch(() => ({}) as Awaited<ReturnType<StaffKeyStore['hashes']>>)
  const found = await Promise.all(KEY_ROLE_NAMES.map(async (role) => isOfDefault(hashes[role] ?? '')))
  for (const role of KEY_ROLE_NAMES.filter((_, at) => found[at]))
    console.error(
      `The ${role} key is what anybody would try first: set a new one with \`npm run keys ${role}\`.`,
    )
  if (found.includes(true)) process.exit(1)
}
