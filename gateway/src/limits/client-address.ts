import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

const PORT = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?$/
const MAPPED = /^::ffff:(?=[\d.]+$)/i

/**
 * The client address that the outermost of the trusted proxies saw, normalised and without its port; the proxy's own
 * address where that is malformed.
 */
export const clientAddress =
  (trustedHops: number) =>
  ({ headers, socket }: IncomingMessage): string => {
    const nearest = plain(socket.remoteAddress ?? '') ?? ''
    const forwarded = trustedHops ? headers['x-forwarded-for'] : undefined
    if (!forwarded) return nearest
    const addresses = String(forwarded).split(',').slice(-trustedHops).map(plain)
    return addresses.find((address) => address !== null) ?? nearest
  }

/** An address without port, brackets and IPv6 prefix; null if malformed. */
function plain(text: string): string | null {
  const bare = text.trim()
  const [, v6, v4] = PORT.exec(bare) ?? []
  const address = (v6 ?? v4 ?? bare).replace(MAPPED, '')
  return isIP(address) ? address : null
}

/** Whether the browser uses https, as the first trusted proxy reports it. */
export const clientProtocol =
  (trustedHops: number) =>
  ({ headers }: IncomingMessage): boolean => {
    const forwarded = trustedHops ? headers['x-forwarded-proto'] : undefined
    return String(forwarded).split(',')[0]?.trim() === 'https'
  }
