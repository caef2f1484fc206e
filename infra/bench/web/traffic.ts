import type { Page } from '@playwright/test'

interface Fetched {
  path: string
  type: string
  bytes: number
}

/** What the page fetches from now on, in bytes over the wire, headers included. */
export async function watchTraffic(page: Page) {
  const session = await page.context().newCDPSession(page)
  const requests = new Map<string, Fetched>()
  session.on('Network.requestWillBeSent', ({ requestId, request, type = '' }) => {
    requests.set(requestId, { path: new URL(request.url).pathname, type, bytes: 0 })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId)
    if (request) request.bytes = encodedDataLength
  })
  await session.send('Network.enable')
  return {
    requests: () => requests.size,
    bytes: (isMeant: (request: Fetched) => boolean = () => true) =>
      [...requests.values()].filter(isMeant).reduce((total, { bytes }) => total + bytes, 0),
  }
}
