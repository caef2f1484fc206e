import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:tls'
import { createMetrics } from '@recruit/chassis/observability/metrics'
import { selfSigned } from '@recruit/local/testing/mail/certificates'
import { expect, onTestFinished, test } from 'vitest'
import { watchCertificate } from './certificate.ts'

const HOUR = 3_600_000

const figureOf = async (url: string, ca?: string): Promise<string | undefined> => {
  const metrics = createMetrics('gateway')
  watchCertificate(metrics, new URL(url), ca)
  const text = await metrics.registry.getSingleMetricAsString('certificate_ends_seconds')
  return /^certificate_ends_seconds\{.*\} (\d+)$/m.exec(text)?.[1]
}
/** A server with a certificate that ends so far from now, and what is shown of it. */
async function shownOf(fromNow: number, isTrusted: boolean) {
  const end = new Date(Math.floor((Date.now() + fromNow) / 1_000) * 1_000)
  const certificate = selfSigned('localhost', end)
  const server = createServer(certificate).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    end,
    figure: await figureOf(`https://localhost:${port}`, isTrusted ? certificate.cert : undefined),
  }
}

test('the end of a certificate is shown', async () => {
  const { end, figure } = await shownOf(HOUR, true)
  expect(figure).toBe(String(end.getTime() / 1_000))
})

test.each([
  ['that has ended', -HOUR, true],
  ['that no browser knows', HOUR, false],
])(
  'a certificate %s has no figure, so that the alert on its absence fires',
  async (_what, fromNow, isTrusted) => {
    expect((await shownOf(fromNow, isTrusted)).figure).toBeUndefined()
  },
)

test('where nothing answers there is no figure, so that the alert on its absence fires', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  expect(await figureOf(`https://localhost:${port}`)).toBeUndefined()
})
