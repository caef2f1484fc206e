import { followFiles, readConfig, serverShape } from '@recruit/chassis/config'
import { checkingKeys } from '@recruit/chassis/internal-token'
import { databaseUrl } from '@recruit/chassis/secrets'
import { z } from 'zod'

const shapeIn = (env: NodeJS.ProcessEnv) => ({
  ...serverShape,
  NODE_ENV: z.string().optional(),
  MYSQL_URL: databaseUrl(env),
  REDIS_URL: databaseUrl(env),
  INTERNAL_GATEWAY_KEYS: checkingKeys,
})

/** The environment of the auth service. */
export function authConfig(env: NodeJS.ProcessEnv) {
  const shape = shapeIn(env)
  const config = readConfig(shape, env)
  followFiles(config, shape, env, ['INTERNAL_GATEWAY_KEYS'])
  return config
}
export type AuthConfig = ReturnType<typeof authConfig>

export const MIGRATIONS = `${import.meta.dirname}/../migrations`
