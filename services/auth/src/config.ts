import { followFiles, readConfig, serverShape } from '@recruit/chassis/config'
import { checkingKeys } from '@recruit/chassis/internal-token'
import { z } from 'zod'

const shape = { ...serverShape, MYSQL_URL: z.url(), REDIS_URL: z.url(), INTERNAL_GATEWAY_KEYS: checkingKeys }

/** The environment of the auth service. */
export function authConfig(env: NodeJS.ProcessEnv) {
  const config = readConfig(shape, env)
  followFiles(config, shape, env, ['INTERNAL_GATEWAY_KEYS'])
  return config
}
export type AuthConfig = ReturnType<typeof authConfig>

export const MIGRATIONS = `${import.meta.dirname}/../migrations`
