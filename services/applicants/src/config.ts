import { readConfig, serviceShape } from '@recruit/chassis/config/config'
import { checkingKeys, signingKey } from '@recruit/chassis/tokens/internal-token'
import { z } from 'zod'

/** The site's public address, for links in messages. */
const PUBLIC_URL = z
  .url({ protocol: /^https?$/ })
  .default('http://localhost:8080/')
  .transform((url) => new URL('/', url).href)

export const applicantsConfig = (env: NodeJS.ProcessEnv) =>
  readConfig({ ...serviceShape(env), SETTINGS_URL: z.string().min(1), PUBLIC_URL }, env, {
    INTERNAL_GATEWAY_KEYS: checkingKeys,
    /** Signs its own calls to the settings service, for when Redis has no answer. */
    INTERNAL_KEY: signingKey,
  })
export type ApplicantsConfig = ReturnType<typeof applicantsConfig>

export const MIGRATIONS = `${import.meta.dirname}/../migrations`
