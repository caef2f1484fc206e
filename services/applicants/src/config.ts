import { readConfig, serviceShape } from '@recruit/chassis/config/config'
import { checkingKeys, signingKey } from '@recruit/chassis/tokens/internal-token'
import { z } from 'zod'

/** Where the addresses in messages lead: the site as visitors open it. */
const PUBLIC_URL = z
  .url({ protocol: /^https?$/ })
  .default('http://localhost:8080/')
  .transform((url) => new URL('/', url).href)

/** The environment of the applicants service. */
export const applicantsConfig = (env: NodeJS.ProcessEnv) =>
  readConfig({ ...serviceShape(env), SETTINGS_URL: z.string().min(1), PUBLIC_URL }, env, {
    INTERNAL_GATEWAY_KEYS: checkingKeys,
    /** Its own key: it asks the settings service where Redis cannot say. */
    INTERNAL_KEY: signingKey,
  })
export type ApplicantsConfig = ReturnType<typeof applicantsConfig>

export const MIGRATIONS = `${import.meta.dirname}/../migrations`
