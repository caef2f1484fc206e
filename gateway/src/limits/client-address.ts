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

/** An address without port, brackets and IPv6 clothes; null where it is none. */
function plain(text: string): string | null {
  const bare = text.trim()
  const [, v6, v4] = PORT.exec(bare) ?? []
  const address = (v6 ?? v4 ?? bare).replace(MAPPED, '')
  return isIP(address) ? address : null
}

/** Whether the browser speaks https, by the word of the first proxy where any is trusted. */
export const clientProtocol =
  (trustedHops: number) =>
  ({ headers }: IncomingMessage): boolean => {
    const forwarded = trustedHops ? headers['x-forwarded-proto'] : undefined
    return String(forwarded).split(',')[0]?.trim() === 'https'
  }
