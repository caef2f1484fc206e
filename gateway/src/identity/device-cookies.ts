import { randomUUID } from 'node:crypto'
import type { Call } from '@recruit/contract'
import { DEVICE_COOKIE_DAYS } from '@recruit/contract/constants'
import type { Locals } from '../request/locals.ts'
import { applicantDeviceName, staffDeviceName } from './cookies.ts'
import { deriveKey } from './derive-key.ts'
import { idsOf, type SignedIds, signedIds } from './signed-ids.ts'

/**
 * Cookies by which the gateway recognises a browser; they grant nothing. `applicant` names the applications that it has
 * proved before; `staff` is a random name from its first sign-in.
 */
export interface DeviceCookies {
  applicant: SignedIds
  staff: SignedIds
}

export const deviceCookies = (cookieKey: string): DeviceCookies => {
  const lifetimeSeconds = DEVICE_COOKIE_DAYS * 24 * 3600
  return {
    applicant: signedIds({ key: deriveKey(cookieKey, 'applicant device'), lifetimeSeconds, most: 5 }),
    staff: signedIds({ key: deriveKey(cookieKey, 'staff device'), lifetimeSeconds, most: 1 }),
  }
}

/** The staff cookie of a browser that has just signed in: the same name with a new expiry. */
export function renewedStaffDevice({ staff }: DeviceCookies, cookie: string | undefined): string {
  const known = staff.read(cookie)
  const renewed = staff.withId(known, idsOf(known)[0] ?? randomUUID())
  return renewed ? staff.sign(renewed) : ''
}

/** What the service of a call receives about a browser that the gateway recognises. */
export function knownOf(devices: DeviceCookies, call: Call, { cookies, secure }: Locals): string[] {
  if (call.device === 'staff') return idsOf(devices.staff.read(cookies[staffDeviceName(secure)]))
  if (call.device === 'applicant') return idsOf(devices.applicant.read(cookies[applicantDeviceName(secure)]))
  return []
}
