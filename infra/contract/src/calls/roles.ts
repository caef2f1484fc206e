/** Who staff may be: everything that goes by roles is made from this table. A member of the staff, who signs in by name, has one of them. No zod. */
import type { Text } from '../text.ts'

/** Calls of the staff: `review` judges without learning who wrote, `staff` reads, `admin` changes, and takes personal data out of the product. */
export type StaffCalls = 'review' | 'staff' | 'admin'

/** The name of a role has at most 10 characters: it is stored with keys and in the history. */
interface StaffRole {
  /** Which calls of the staff it may make. */
  may: readonly StaffCalls[]
  /** Whether one shared key signs in as it; other roles are given to members alone. */
  hasKey: boolean
  /** The Korean one ends in a vowel: texts put '로' after it. */
  name: Text
}

export const ROLES = {
  admin: { may: ['review', 'staff', 'admin'], hasKey: true, name: { ko: '관리자', en: 'admin' } },
  manager: { may: ['review', 'staff'], hasKey: true, name: { ko: '매니저', en: 'manager' } },
  reviewer: { may: ['review'], hasKey: false, name: { ko: '평가자', en: 'reviewer' } },
} as const satisfies Record<string, StaffRole>

export type Role = keyof typeof ROLES
export const ROLE_NAMES = Object.keys(ROLES) as Role[]

/** A record with an entry for each role. */
export const byRole = <Value>(of: (role: Role) => Value): Record<Role, Value> =>
  Object.fromEntries(ROLE_NAMES.map((role) => [role, of(role)])) as Record<Role, Value>

/** Whether a role, as a session or a token names it, may make such calls; an unknown name may nothing. */
export const mayCall = (role: string | undefined, calls: StaffCalls): boolean =>
  Object.entries<StaffRole>(ROLES).some(([name, { may }]) => name === role && may.includes(calls))

/** By its flag a reply says that a role is signed in: `adminLoggedIn`. At most one of them is true. */
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
/** The role that is signed in, as the flags of a reply say it. */
export const signedInRole = (flags: Record<SessionFlag, boolean>): Role | null =>
  ROLE_NAMES.find((role) => flags[flagOf(role)]) ?? null

/** The roles that have a shared key. */
export type KeyRole = { [Name in Role]: (typeof ROLES)[Name]['hasKey'] extends true ? Name : never }[Role]
export const KEY_ROLE_NAMES = ROLE_NAMES.filter((role): role is KeyRole => ROLES[role].hasKey)
export const byKeyRole = <Value>(of: (role: KeyRole) => Value): Record<KeyRole, Value> =>
  Object.fromEntries(KEY_ROLE_NAMES.map((role) => [role, of(role)])) as Record<KeyRole, Value>

/** The variable of the environment that holds the key of a role: `ADMIN_KEY`. */
export type KeyVariable = `${Uppercase<KeyRole>}_KEY`
export const keyVariable = (role: KeyRole) => `${role.toUpperCase()}_KEY` as KeyVariable
