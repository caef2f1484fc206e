import { APPLICANT_COOKIE_HOURS } from '@recruit/contract/constants'
import { deriveKey } from './derive-key.ts'
import { type SignedIds, signedIds } from './signed-ids.ts'

/** The applicant's cookie: the applications that this browser proved and may open. */
export const applicantProofs = (cookieKey: string, now?: () => number): SignedIds =>
  signedIds({
    key: deriveKey(cookieKey, 'applicant'),
    lifetimeSeconds: APPLICANT_COOKIE_HOURS * 3600,
    most: 10,
    ...(now && { now }),
  })
