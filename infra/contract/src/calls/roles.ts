/**
 * The roles of staff: everything that depends on roles derives from this table. A member, who signs in by name, has one
 * of them. No zod.
 */
import type { Text } from '../text.ts'

/**
 * The calls of staff: `review` for reviewers, `staff` for readers, `admin` for changes and the export of personal data.
 */
export type StaffCalls = 'review' | 'staff' | 'admin'

/** A role's name has at most 10 characters, because it is stored with keys and in the history. */
interface StaffRole {
  may: readonly StaffCalls[]
  /** Whether one shared key signs in as it; members alone have other roles. */
  hasKey: boolean
  /** The Korean name ends in a vowel: texts put '로' after it. */
  name: Text
}

export const ROLES = {
  admin: { may: ['review', 'staff', 'admin'], hasKey: true, name: { ko: '관리자', en: 'admin' } },
  manager: { may: ['review', 'staff'], hasKey: true, name: { ko: '매니저', en: 'manager' } },
  reviewer: { may: ['review'], hasKey: false, name: { ko: '평가자', en: 'reviewer' } },
} as const satisfies Record<string, StaffRole>

export type Role = keyof typeof ROLES
export const ROLE_NAMES = Object.keys(ROLES) as Role[]

export const byRole = <Value>(of: (role: Role) => Value): Record<Role, Value> =>
  Object.fromEntries(ROLE_NAMES.map((role) => [role, of(role)])) as Record<Role, Value>

/** Whether a role of a session or a token may make such calls; an unknown role may make none. */
export const mayCall = (role: string | undefined, calls: StaffCalls): boolean =>
  Object.entries<StaffRole>(ROLES).some(([name, { may }]) => name === role && may.includes(calls))

/** The flag of a reply for a signed-in role: `adminLoggedIn`. At most one is true. */
export type SessionFlag = `${Role}LoggedIn`
export const flagOf = <Name extends Role>(role: Name): `${Name}LoggedIn` => `${role}LoggedIn`
const flagsFor = (signedIn?: Role) =>
  Object.fromEntries(ROLE_NAMES.map((role) => [flagOf(role), role === signedIn])) as Record<
    SessionFlag,
    boolean
  >
const noFlags = flagsFor()
const flagsByRole = new Map<string, typeof noFlags>(ROLE_NAMES.map((role) => [role, flagsFor(role)]))
/** Made once: every page begins with this reply. */
export const sessionFlags = (signedIn: string | undefined): Readonly<Record<SessionFlag, boolean>> =>
  flagsByRole.get(signedIn ?? '') ?? noFlags
/** The signed-in role by the flags of a reply. */
export const signedInRole = (flags: Record<SessionFlag, boolean>): Role | null =>
  ROLE_NAMES.find((role) => flags[flagOf(role)]) ?? null

export type KeyRole = { [Name in Role]: (typeof ROLES)[Name]['hasKey'] extends true ? Name : never }[Role]
export const KEY_ROLE_NAMES = ROLE_NAMES.filter((role): role is KeyRole => ROLES[role].hasKey)
export const byKeyRole = <Value>(of: (role: KeyRole) => Value): Record<KeyRole, Value> =>
  Object.fromEntries(KEY_ROLE_NAMES.map((role) => [role, of(role)])) as Record<KeyRole, Value>

/** The environment variable of a role's key: `ADMIN_KEY`. */
export type KeyVariable = `${Uppercase<KeyRole>}_KEY`
export const keyVariable = (role: KeyRole) => `${role.toUpperCase()}_KEY` as KeyVariable
