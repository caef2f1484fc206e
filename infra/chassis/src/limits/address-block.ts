import { isIPv4 } from 'node:net'
import ipaddr from 'ipaddr.js'

/** The prefix of one household or office in IPv6, and of a holder of many such networks. */
const IPV6_BITS = [56, 48]

/**
 * The blocks that an address counts in, the narrowest first, because a caller with one IPv6 address has its whole
 * network. An IPv4 address, or text that is no address, is its own block.
 */
export function addressBlocks(address: string): [narrow: string, wide?: string] {
  // A shortcut for most addresses, because every request asks.
  if (isIPv4(address) || !ipaddr.isValid(address)) return [address]
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return [parsed.toString()]
  const bytes = parsed.toByteArray()
  const [narrow = '', wide = ''] = IPV6_BITS.map(
    (bits) => `${Buffer.from(bytes.slice(0, bits / 8)).toString('hex')}/${bits}`,
  )
  return [narrow, wide]
}

/** The widest block of an address, for counts that neighbours must not raise. */
export const widestBlock = (address: string): string => addressBlocks(address).at(-1) ?? address

/** The narrowest block of an address, for counts and shares that delay callers. */
export const addressBlock = (address: string): string => addressBlocks(address)[0]
