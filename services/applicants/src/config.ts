import { list, readConfig, serverShape } from '@recruit/chassis/config'
import { z } from 'zod'

/** The environment of the applicants service. */
export const applicantsConfig = (env: NodeJS.ProcessEnv) =>
  readConfig(
    {
      ...serverShape,
      MYSQL_URL: z.url(),
      REDIS_URL: z.url(),
      SETTINGS_URL: z.string().min(1),
      INTERNAL_GATEWAY_KEYS: list,
      /** Its own key: it asks the settings service where Redis cannot say. */
      INTERNAL_KEY: z.string().min(1),
    },
    env,
  )
export type ApplicantsConfig = ReturnType<typeof applicantsConfig>

export const MIGRATIONS = `${import.meta.dirname}/../migrations`
