import { readConfig, serviceShape } from '@recruit/chassis/config/config'
import { checkingKeys } from '@recruit/chassis/tokens/internal-token'
import { z } from 'zod'

export const authConfig = (env: NodeJS.ProcessEnv) =>
  readConfig({ ...serviceShape(env), NODE_ENV: z.string().optional() }, env, {
    INTERNAL_GATEWAY_KEYS: checkingKeys,
  })
export type AuthConfig = ReturnType<typeof authConfig>

export const MIGRATIONS = `${import.meta.dirname}/../migrations`
