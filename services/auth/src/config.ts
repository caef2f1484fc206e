import { list, readConfig, serverShape } from '@recruit/chassis/config'
import { z } from 'zod'

/** The environment of the auth service. */
export const authConfig = (env: NodeJS.ProcessEnv) =>
  readConfig({ ...serverShape, MYSQL_URL: z.url(), REDIS_URL: z.url(), INTERNAL_GATEWAY_KEYS: list }, env)
export type AuthConfig = ReturnType<typeof authConfig>

export const MIGRATIONS = `${import.meta.dirname}/../migrations`
