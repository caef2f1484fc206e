let given = 0

/** For a stack behind one trusted proxy, so that each visitor can come from an address of its own. */
export const BEHIND_PROXY = { TRUST_PROXY_HOPS: '1' }

/** What that proxy would say of somebody at an address that nobody else in this run has. */
export function fromElsewhere(): Record<string, string> {
  given++
  return { 'X-Forwarded-For': `203.0.${given >> 8}.${given & 255}` }
}
