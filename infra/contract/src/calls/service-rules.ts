import { BODY_LIMIT_BYTES } from '../constants.ts'
import { CAPACITY_LIMITS } from '../rules/capacity-limits.ts'
import { denialReason } from './permission.ts'

/** Settings that every service starts with. */
export const SERVICE_RULES = {
  denialReason,
  bodyLimit: BODY_LIMIT_BYTES,
  database: { pool: CAPACITY_LIMITS.database.most },
}
