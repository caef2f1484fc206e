import { readConfig, serviceShape } from '@recruit/chassis/config/config'
import { checkingKeys, signingKey } from '@recruit/chassis/tokens/internal-token'
import { z } from 'zod'

/** Whether submissions are confirmed by mail: only where a delivery process runs, and applicants are told of it. */
const RECEIPTS = z.enum(['on', 'off']).default('off')

/** The environment of the applicants service. */
export const applicantsConfig = (env: NodeJS.ProcessEnv) =>
  readConfig(
    {
      ...serviceShape(env),
      SETTINGS_URL: z.string().min(1),
      /** Where the site is reached from outside: links in messages lead there. */
      PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
      RECEIPTS,
    },
    env,
    {
      INTERNAL_GATEWAY_KEYS: checkingKeys,
      /** Its own key: it asks the settings service where Redis cannot say. */
      INTERNAL_KEY: signingKey,
    },
  )
export type ApplicantsConfig = ReturnType<typeof applicantsConfig>

export const MIGRATIONS = `${import.meta.dirname}/../migrations`
