import type { Page } from '@playwright/test'

/** What a screen fetches, in bytes over the wire, headers included. */
export interface Weight {
  scripts: number
  styles: number
  /** All of it, with the first page's script and style, fonts, calls and the page itself. */
  all: number
}

/** Counts what the page fetches from now on; files in the first page's html do not count for a screen. */
export async function weigh(page: Page, html: string): Promise<() => Weight> {
  const session = await page.context().newCDPSession(page)
  const requests = new Map<string, { url: string; type: string; bytes: number }>()
  session.on('Network.requestWillBeSent', ({ requestId, request, type = '' }) => {
    requests.set(requestId, { url: new URL(request.url).pathname, type, bytes: 0 })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId)
    if (request) request.bytes = encodedDataLength
  })
  await session.send('Network.enable')
  const sum = (isMeant: (request: { url: string; type: string }) => boolean) =>
    [...requests.values()].filter(isMeant).reduce((total, { bytes }) => total + bytes, 0)
  return () => ({
    scripts: sum(({ url, type }) => type === 'Script' && !html.includes(url)),
    styles: sum(({ url, type }) => type === 'Stylesheet' && !html.includes(url)),
    all: sum(() => true),
  })
}
