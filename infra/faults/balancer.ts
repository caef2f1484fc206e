import type { CallName } from '@recruit/contract'
import { fromElsewhere } from '@recruit/local/testing/addresses'
import { type Answer, visitor } from '@recruit/local/testing/visitor'

const PROBE_EVERY_MS = 200
const PROBE_LIMIT_MS = 1_000

/** A load balancer in front of several gateways: it uses ready ones, and skips one that failed. */
export function createBalancer(urls: string[]) {
  const ready = new Set(urls)
  let turn = 0
  async function probe(url: string): Promise<void> {
    const signal = AbortSignal.timeout(PROBE_LIMIT_MS)
    try {
      const { ok } = await fetch(`${url}/readyz`, { signal })
      if (ok) ready.add(url)
      else ready.delete(url)
    } catch {
      // A late answer only shows that this machine is busy.
      if (!signal.aborted) ready.delete(url)
    }
  }
  const timer = setInterval(() => urls.forEach(probe), PROBE_EVERY_MS)
  return {
    next(): string {
      const open = ready.size ? urls.filter((url) => ready.has(url)) : urls
      return open[turn++ % open.length] ?? ''
    },
    /** A call there got no answer: the balancer skips it until the next good probe. */
    failed: (url: string): void => void ready.delete(url),
    stop: () => clearInterval(timer),
  }
}
export type Balancer = ReturnType<typeof createBalancer>

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
