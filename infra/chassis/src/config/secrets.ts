import { z } from 'zod'
import { parseMysqlAddress } from '../mysql/mysql-address.ts'
import { hostsOf, parseRedisAddress } from '../redis/redis-address.ts'
import { withTlsFiles } from './tls-files.ts'

/** Placeholders from examples, manuals and hasty people. */
const COMMON = /change.?me|example|secret|password|default|sample|insecure|your.?key|only.?for|123456|abcdef/i
const SHORTEST = 32
const LEAST_DIFFERENT = 12

/** Why this secret is too weak, or null. */
export function whyWeak(secret: string): string | null {
  if (secret.length < SHORTEST) return `at least ${SHORTEST} characters`
  if (new Set(secret).size < LEAST_DIFFERENT) return 'too few different characters: make a random one'
  // Random text contains such a word less than once in a million.
  return COMMON.test(secret) ? 'a well-known or example value: make a random one' : null
}

/** A setting that must not be guessable; checked in production only. */
export const strongSecret = (env: NodeJS.ProcessEnv) =>
  z.string().superRefine((secret, context) => {
    const why = env.NODE_ENV === 'production' ? whyWeak(secret) : secret.length < SHORTEST && whyWeak(secret)
    if (why) context.addIssue({ code: 'custom', message: why })
  })

const ON_THIS_MACHINE = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/

/**
 * A database's address, with the TLS files that the environment names for it (`MYSQL_CA_FILE`, …); in production it
 * needs a password, unless it is on this machine.
 */
export const databaseUrl = (env: NodeJS.ProcessEnv) =>
  z.string().transform((given, context) => {
    const isRedis = /^rediss?(\+sentinel)?:/.test(given)
    const address = withTlsFiles(given, isRedis ? 'REDIS' : 'MYSQL', env)
    try {
      const { password, hosts } = isRedis ? redisPlace(address) : mysqlPlace(address)
      if (env.NODE_ENV !== 'production' || password || hosts.every((host) => ON_THIS_MACHINE.test(host)))
        return address
      context.addIssue({ code: 'custom', message: 'has no password: only a database on this machine may' })
    } catch (error) {
      context.addIssue({ code: 'custom', message: (error as Error).message })
    }
    return z.NEVER
  })

function redisPlace(address: string) {
  const parsed = parseRedisAddress(address)
  return { password: parsed.password, hosts: hostsOf(parsed) }
}

function mysqlPlace(address: string) {
  const { password, hostname } = new URL(parseMysqlAddress(address).url)
  return { password, hosts: [hostname] }
}
