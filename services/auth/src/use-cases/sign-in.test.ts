import type { SessionStore } from '@recruit/chassis/redis/session-store'
import type { Role } from '@recruit/contract/calls/roles'
import { expect, test } from 'vitest'
import { hashKey } from '../key.ts'
import { knownKeys } from '../known-keys.ts'
import type { StaffKeyStore } from '../staff-key.model.ts'
import { signIn } from './sign-in.ts'

const keysOf = async (admin: string) => {
  const hashes = { admin: await hashKey(admin) }
  return { hashes: async () => hashes } as unknown as StaffKeyStore
}
const sessions = { start: async () => 'new' } as unknown as SessionStore<Role>
const enter = async (key: string, isProduction: boolean) =>
  signIn({ keys: await keysOf(key), known: knownKeys(), sessions, isProduction }, key, {}).then(
    ({ role }) => role,
    (error: { said: { en: string } }) => error.said.en,
  )

// evidence: M59
test('a key that was set where weak ones are allowed opens nothing in production, and says why', async () => {
  expect(await enter('adminadmin', false)).toBe('admin')
  expect(await enter('adminadmin', true)).toContain('easy to guess')
  expect(await enter('adm-key-01', true)).toBe('admin')
})
