import { readConfig, serviceShape } from '@recruit/chassis/config/config'
import { checkingKeys, signingKey } from '@recruit/chassis/tokens/internal-token'
import { z } from 'zod'

/** The environment of the applicants service. */
export const applicantsConfig = (env: NodeJS.ProcessEnv) =>
  readConfig({ ...serviceShape(env), SETTINGS_URL: z.string().min(1) }, env, {
    INTERNAL_GATEWAY_KEYS: checkingKeys,
    /** Its own key: it asks the settings service where Redis cannot say. */
    INTERNAL_KEY: signingKey,
  })
export type ApplicantsConfig = ReturnType<typeof applicantsConfig>

export const MIGRATIONS = `${import.meta.dirname}/../migrations`
