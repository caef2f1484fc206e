import { connect } from 'node:tls'
import { type Metrics, watch } from '@recruit/chassis/observability/metrics'

const LIMIT_MS = 2_000
const ASKED_EVERY_MS = 60 * 60_000

/**
 * Shows when the certificate of this address ends. The gateway asks, because the proxy in front has no such figure and
 * only the gateway is in its network and in that of Prometheus. `ca`: whose certificates count, Node's by default.
 */
export function watchCertificate(metrics: Pick<Metrics, 'registry'>, url: URL, ca?: string): void {
  let known = { seconds: 0, at: Number.NEGATIVE_INFINITY }
  const help = 'When the certificate that visitors get ends; absent where they get none that counts'
  watch(metrics, { name: 'certificate_ends_seconds', help, labelNames: [] }, async () => {
    if (performance.now() - known.at > ASKED_EVERY_MS) {
      const seconds = await certificateEnd(url, ca)
      if (!seconds) return []
      known = { seconds, at: performance.now() }
    }
    return [{ labels: {}, value: known.seconds }]
  })
}

/** In seconds; null if there is no certificate, or one that a browser would refuse, such as one that has ended. */
const certificateEnd = ({ hostname, port }: URL, ca?: string): Promise<number | null> =>
  new Promise((resolve) => {
    const options = { host: hostname, servername: hostname, port: Number(port || 443), ...(ca && { ca }) }
    const socket = connect(options, () =>
      end(Date.parse(socket.getPeerCertificate().valid_to) / 1_000 || null),
    )
    const limit = setTimeout(() => end(null), LIMIT_MS)
    socket.once('error', () => end(null))
    function end(seconds: number | null): void {
      clearTimeout(limit)
      socket.destroy()
      resolve(seconds)
    }
  })
