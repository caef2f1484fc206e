import { domainToASCII } from 'node:url'

/** Addresses that no server can read as two, or as a command. The domain may be in any script. */
const ADDRESS = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@([\p{L}\p{M}\p{N}.-]{1,255})$/u
const LONGEST = 254

/** The address as sent over the wire, or null for anything that a server could read differently. */
export function plainAddress(address: string): string | null {
  const [, domain = ''] = ADDRESS.exec(address) ?? []
  const ascii = domainToASCII(domain)
  if (!/^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z0-9-]*[a-z][a-z0-9-]*$/.test(ascii)) return null
  const plain = `${address.slice(0, address.lastIndexOf('@'))}@${ascii}`
  return plain.length <= LONGEST ? plain : null
}

/** A permanent refusal of the receiver as it is stored, for LIKE; other refusals concern the sender or the message. */
export const RECEIVER_REFUSED = '5__ RCPT TO'
