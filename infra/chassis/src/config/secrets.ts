import { z } from 'zod'

/** What examples, manuals and people in a hurry put where a secret belongs. */
const COMMON = /change.?me|example|secret|password|default|sample|insecure|your.?key|only.?for|123456|abcdef/i
const SHORTEST = 32
const LEAST_DIFFERENT = 12

/** Why this secret is too weak to rely on, or null. */
export function whyWeak(secret: string): string | null {
  if (secret.length < SHORTEST) return `at least ${SHORTEST} characters`
  if (new Set(secret).size < LEAST_DIFFERENT) return 'too few different characters: make a random one'
  // Random text holds such a word less than once in a million.
  return COMMON.test(secret) ? 'a well-known or example value: make a random one' : null
}

/** A setting that must not be guessed; only in production would an attacker try. */
export const strongSecret = (env: NodeJS.ProcessEnv) =>
  z.string().superRefine((secret, context) => {
    const why = env.NODE_ENV === 'production' ? whyWeak(secret) : secret.length < SHORTEST && whyWeak(secret)
    if (why) context.addIssue({ code: 'custom', message: why })
  })

const ON_THIS_MACHINE = /^(localhost|127(\.\d+){3}|\[::1\])$/

/** The address of a database; in production it has a password, unless it is on this machine. */
export const databaseUrl = (env: NodeJS.ProcessEnv) =>
  z.url().superRefine((address, context) => {
    const { password, hostname } = URL.parse(address) ?? { password: '', hostname: '' }
    if (env.NODE_ENV !== 'production' || password || ON_THIS_MACHINE.test(hostname)) return
    context.addIssue({ code: 'custom', message: 'has no password: only a database on this machine may' })
  })
