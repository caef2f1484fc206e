import { followFiles, readConfig, serverShape } from '@recruit/chassis/config'
import { checkingKeys, signingKey } from '@recruit/chassis/internal-token'
import { databaseUrl } from '@recruit/chassis/secrets'
import { z } from 'zod'

const shapeIn = (env: NodeJS.ProcessEnv) => ({
  ...serverShape,
  MYSQL_URL: databaseUrl(env),
  REDIS_URL: databaseUrl(env),
  SETTINGS_URL: z.string().min(1),
  INTERNAL_GATEWAY_KEYS: checkingKeys,
  /** Its own key: it asks the settings service where Redis cannot say. */
  INTERNAL_KEY: signingKey,
})

/** The environment of the applicants service. */
export function applicantsConfig(env: NodeJS.ProcessEnv) {
  const shape = shapeIn(env)
  const config = readConfig(shape, env)
  followFiles(config, shape, env, ['INTERNAL_GATEWAY_KEYS', 'INTERNAL_KEY'])
  return config
}
export type ApplicantsConfig = ReturnType<typeof applicantsConfig>

export const MIGRATIONS = `${import.meta.dirname}/../migrations`
