import { followFiles, readConfig, serverShape } from '@recruit/chassis/config'
import { checkingKeys, signingKey } from '@recruit/chassis/internal-token'
import { z } from 'zod'

const shape = {
  ...serverShape,
  MYSQL_URL: z.url(),
  REDIS_URL: z.url(),
  SETTINGS_URL: z.string().min(1),
  INTERNAL_GATEWAY_KEYS: checkingKeys,
  /** Its own key: it asks the settings service where Redis cannot say. */
  INTERNAL_KEY: signingKey,
}

/** The environment of the applicants service. */
export function applicantsConfig(env: NodeJS.ProcessEnv) {
  const config = readConfig(shape, env)
  followFiles(config, shape, env, ['INTERNAL_GATEWAY_KEYS', 'INTERNAL_KEY'])
  return config
}
export type ApplicantsConfig = ReturnType<typeof applicantsConfig>

export const MIGRATIONS = `${import.meta.dirname}/../migrations`
