import { fromElsewhere } from '@recruit/local/testing/addresses'
import { cookieHeader } from '@recruit/local/testing/cookie-jar'
import { enrolledPerson } from '@recruit/local/testing/people'
import { type CallError, createClient } from '../../../web/src/api/client.ts'
import { endpoints } from '../../../web/src/api/fake-client.ts'
import { cuttingProxy } from '../cutting-proxy.ts'
import { atMost, none, noted, type Scenario, some } from '../scenario.ts'

const CUTS = 60

// evidence: fault.12
export const cutReply: Scenario = {
  number: 12,
  name: 'a cut-off reply',
  promise: 'never shown as saved',
  cause: `a proxy ends the connection within the reply to a save, at ${CUTS} places from its first to its last byte; the page's own client calls`,
  isTelling: true,
  async run(environment) {
    const { id, browser } = await enrolledPerson(environment.stack.url)
    const proxy = await cuttingProxy(new URL(environment.part('gateway-1').url))
    const always = fromElsewhere()
    const call = createClient({
      endpoints,
      language: () => 'en',
      cookies: () => `XSRF-TOKEN=${browser.jar.get('XSRF-TOKEN')}`,
      fetch: (path, init) =>
        fetch(`${proxy.url}${path}`, {
          ...init,
          headers: {
            ...(init?.headers as Record<string, string>),
            ...always,
            Cookie: cookieHeader(browser.jar),
          },
        }),
    })
    try {
      proxy.cutAfter(Number.POSITIVE_INFINITY)
      const whole = await call('savePage2', { id, activityPlan: '0' })
      const length = proxy.carried()
      const places = [
        0,
        1,
        length - 1,
        ...Array.from({ length: CUTS - 3 }, () => environment.random.below(length)),
      ]
      let [shown, failed, messages] = [0, 0, 0]
      for (const [count, place] of places.entries()) {
        proxy.cutAfter(place)
        await call('savePage2', { id, activityPlan: String(count + 1) }).then(
          () => shown++,
          (error: CallError) => {
            failed++
            if (error.message) messages++
          },
        )
      }
      const { version } = await browser.call('getApplication', { id })
      return [
        noted('bytes of the whole reply', length),
        none('shown as saved', shown),
        some('told as failed', failed),
        none('told without a sentence', failed - messages),
        atMost('saved all the same', (version ?? 0) - (whole.version ?? 0), CUTS, 'times'),
      ]
    } finally {
      proxy.stop()
    }
  },
}
