/** Domains that belong to nobody (RFC 2606, RFC 6761) and what lies below them: invented people have addresses there. */
const RESERVED = /[@.](test|example|invalid|localhost|example\.(com|net|org))$/

/** Whether an address, as `plainAddress` answers it, can reach nobody. */
export const hasReservedDomain = (address: string): boolean => RESERVED.test(address)
