import { list, readConfig, serverShape } from '@recruit/chassis/config'
import { z } from 'zod'

/** The environment of the settings service. */
export const settingsConfig = (env: NodeJS.ProcessEnv) =>
  readConfig(
    {
      ...serverShape,
      MYSQL_URL: z.url(),
      REDIS_URL: z.url(),
      INTERNAL_GATEWAY_KEYS: list,
      INTERNAL_APPLICANTS_KEYS: list,
    },
    env,
  )
export type SettingsConfig = ReturnType<typeof settingsConfig>

export const MIGRATIONS = `${import.meta.dirname}/../migrations`
