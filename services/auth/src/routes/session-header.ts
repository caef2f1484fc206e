/** Carries a session that begins or ends to the gateway. */
export const SESSION = 'x-internal-session'
