import type { CallName } from '@recruit/contract'
import { fromElsewhere } from '@recruit/local/testing/addresses'
import { type Answer, visitor } from '@recruit/local/testing/visitor'
import type { Balancer } from './balancer.ts'

/** A browser at an address of its own, behind the balancer. One call at a time. */
export function browserBehind(balancer: Balancer) {
  let at = balancer.next()
  const behind = visitor(() => at, 'en', fromElsewhere())
  async function send(name: CallName, body: unknown, headers = {}): Promise<Answer | null> {
    at = balancer.next()
    try {
      return await behind.send(name, body, headers)
    } catch {
      balancer.failed(at)
      return null
    }
  }
  return { visitor: behind, send }
}
export type Browser = ReturnType<typeof browserBehind>
