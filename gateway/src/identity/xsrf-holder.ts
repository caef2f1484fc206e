import { applicantName, sessionName } from './cookies.ts'
import type { SignedIds } from './signed-ids.ts'

/**
 * What a browser's XSRF token is bound to: its session, else its applicant's cookie, else nothing. The latter is
 * written anew with each application that is proved; its nonce stays.
 */
export function xsrfHolder(
  cookies: Record<string, string | undefined>,
  secure: boolean,
  proofs: SignedIds,
): string {
  const session = cookies[sessionName(secure)]
  if (session) return `session ${session}`
  const nonce = proofs.nonceOf(cookies[applicantName(secure)])
  return nonce && `applicant ${nonce}`
}
