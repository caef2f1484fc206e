import type { NamedIds } from './signed-ids.ts'

/**
 * What a browser's XSRF token is bound to: its session, else its applicant's cookie, else nothing. The latter is
 * written anew with each application that is proved; its nonce stays.
 */
export const xsrfHolder = (session: string | undefined, { nonce }: NamedIds): string =>
  session ? `session ${session}` : nonce && `applicant ${nonce}`
