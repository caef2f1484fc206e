import { readConfig, serviceShape } from '@recruit/chassis/config/config'
import { checkingKeys } from '@recruit/chassis/tokens/internal-token'

export const settingsConfig = (env: NodeJS.ProcessEnv) =>
  readConfig(serviceShape(env), env, {
    INTERNAL_GATEWAY_KEYS: checkingKeys,
    INTERNAL_APPLICANTS_KEYS: checkingKeys,
  })
export type SettingsConfig = ReturnType<typeof settingsConfig>

export const MIGRATIONS = `${import.meta.dirname}/../migrations`
