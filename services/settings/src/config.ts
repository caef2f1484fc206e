import { followFiles, readConfig, serverShape } from '@recruit/chassis/config'
import { checkingKeys } from '@recruit/chassis/internal-token'
import { databaseUrl } from '@recruit/chassis/secrets'

const shapeIn = (env: NodeJS.ProcessEnv) => ({
  ...serverShape,
  MYSQL_URL: databaseUrl(env),
  REDIS_URL: databaseUrl(env),
  INTERNAL_GATEWAY_KEYS: checkingKeys,
  INTERNAL_APPLICANTS_KEYS: checkingKeys,
})

/** The environment of the settings service. */
export function settingsConfig(env: NodeJS.ProcessEnv) {
  const shape = shapeIn(env)
  const config = readConfig(shape, env)
  followFiles(config, shape, env, ['INTERNAL_GATEWAY_KEYS', 'INTERNAL_APPLICANTS_KEYS'])
  return config
}
export type SettingsConfig = ReturnType<typeof settingsConfig>

export const MIGRATIONS = `${import.meta.dirname}/../migrations`
