import type { NamedIds } from './signed-ids.ts'

/**
 * What a browser's XSRF token is bound to: its session, else its applicant's cookie, else nothing. The applicant's
 * cookie keeps its nonce when the gateway rewrites it.
 */
export const xsrfHolder = (session: string | undefined, { nonce }: NamedIds): string =>
  session ? `session ${session}` : nonce && `applicant ${nonce}`
