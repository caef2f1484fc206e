import type { Page } from '@playwright/test'
import { paths } from '../src/paths.ts'
import { expect, test } from './fixtures.ts'
import { calm } from './staff.ts'

/** What the first page may cost, over the wire (goals of the front end). */
const MOST_REQUESTS = 6
const MOST_BYTES = 200 * 1024
const MOST_SCRIPT_BYTES = 100 * 1024

for (const locale of ['ko-KR', 'en-US']) {
  test.describe(locale, () => {
    test.use({ locale })
    test(`the first page costs few requests and few bytes (${locale})`, async ({ page, stack }) => {
      // Letters of a name that the settings of another story left would fetch a font of their own.
      await calm(stack.url)
      // The gateway sends the page with these settings uncompressed until it is compressed, and before that without
      // any.
      const whole = async () => {
        const headers = { 'accept-encoding': 'br', 'accept-language': locale }
        const reply = await fetch(stack.url, { headers })
        const hasSettings = (await reply.text()).includes('"cardinalNumber":"45"')
        return hasSettings && reply.headers.get('content-encoding')
      }
      await expect.poll(whole).toBe('br')
      const sent = await listen(page)
      await page.goto(`/#${paths.home}`, { waitUntil: 'networkidle' })
      const scripts = sent.filter(({ isScript }) => isScript)
      expect(sent.map(({ path }) => path)).toContain('/')
      expect(scripts.length).toBeGreaterThan(0)
      expect(sent.length).toBeLessThanOrEqual(MOST_REQUESTS)
      expect(bytesOf(sent)).toBeLessThanOrEqual(MOST_BYTES)
      expect(bytesOf(scripts)).toBeLessThanOrEqual(MOST_SCRIPT_BYTES)
    })
  })
}

interface Sent {
  path: string
  isScript: boolean
  bytes: number
}

const bytesOf = (list: Sent[]) => list.reduce((total, { bytes }) => total + bytes, 0)

/** Every request of the page with the bytes that came over the wire, as the browser counts them. */
async function listen(page: Page): Promise<Sent[]> {
  const session = await page.context().newCDPSession(page)
  const sent: Sent[] = []
  const byId = new Map<string, Sent>()
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    const one = { path: new URL(request.url).pathname, isScript: type === 'Script', bytes: 0 }
    byId.set(requestId, one)
    sent.push(one)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const known = byId.get(requestId)
    if (known) known.bytes = encodedDataLength
  })
  await session.send('Network.enable')
  return sent
}
