/** Reserved domains (RFC 2606, RFC 6761) and their subdomains: invented people have addresses there. */
const RESERVED = /[@.](test|example|invalid|localhost|example\.(com|net|org))$/

/** Whether an address, in the form of `plainAddress`, is undeliverable by its domain. */
export const hasReservedDomain = (address: string): boolean => RESERVED.test(address)
