/** By this header the gateway is told of a session that begins or ends. */
export const SESSION = 'x-internal-session'
