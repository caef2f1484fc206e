import * as applicants from './calls-applicants.ts'
import * as auth from './calls-auth.ts'
import * as settings from './calls-settings.ts'
import * as staff from './calls-staff.ts'

/** Every call of the product, once: routes, permissions, client functions and tests all come from this table. */
export const calls = { ...applicants, ...staff, ...settings, ...auth }
export type Calls = typeof calls
export type CallName = keyof Calls

export type { Call, ReplyOf, RequestOf, SentTo, Service, Who } from './call.ts'
