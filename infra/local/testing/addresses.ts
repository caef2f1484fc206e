let given = 0

/** For a stack behind one trusted proxy, so that each visitor can have an address of its own. */
export const BEHIND_PROXY = { TRUST_PROXY_HOPS: '1' }

/** The header that this proxy sends for a visitor at an address that this run has not used. */
export function fromElsewhere(): Record<string, string> {
  given++
  return { 'X-Forwarded-For': `203.0.${given >> 8}.${given & 255}` }
}
