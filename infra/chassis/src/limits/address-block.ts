import { isIPv4 } from 'node:net'
import ipaddr from 'ipaddr.js'

/** What one household or office has of IPv6, and what a holder of many such networks has. */
const IPV6_BITS = [56, 48]

/**
 * The blocks that an address counts in, the narrowest first: a caller who can use one IPv6 address can use its whole
 * network. An IPv4 address is a block of its own; of text that is no address, the text is.
 */
export function addressBlocks(address: string): [narrow: string, wide?: string] {
  // Asked for every request, and most addresses are of this form.
  if (isIPv4(address) || !ipaddr.isValid(address)) return [address]
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return [parsed.toString()]
  const bytes = parsed.toByteArray()
  const [narrow = '', wide = ''] = IPV6_BITS.map(
    (bits) => `${Buffer.from(bytes.slice(0, bits / 8)).toString('hex')}/${bits}`,
  )
  return [narrow, wide]
}

/** The widest block of an address: for counts that no neighbour's use should raise. */
export const widestBlock = (address: string): string => addressBlocks(address).at(-1) ?? address

/** The narrowest block of an address: for counts and shares that hold callers up. */
export const addressBlock = (address: string): string => addressBlocks(address)[0]
