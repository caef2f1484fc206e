import { waitUntil } from '@recruit/local/process/wait'
import type { Bench } from '../calls.ts'
import { replyOf, startBare } from '../load/bare.ts'
import { type Asked, gatewayOf, rate } from '../load/load.ts'
import { interleaved, type Line, report } from '../load/ratio.ts'

/** The first request of a new browser. */
export const firstVisit: Asked = { method: 'GET', path: '/', headers: { 'accept-encoding': 'br' } }

/** The cost of the page with its settings, compared with a bare server that sends the same bytes and headers. */
export async function frontPage({ stack }: Bench): Promise<Line[]> {
  const url = gatewayOf(stack)
  const compressed = async () => (await replyOf(url, firstVisit)).headers['content-encoding'] === 'br'
  await waitUntil(compressed, { what: 'The compressed page', limitMs: 10_000 })
  const bare = await startBare(await replyOf(url, firstVisit))
  try {
    const ratio = await interleaved(
      { name: 'front page', measure: () => rate(url, firstVisit) },
      { name: 'bare node:http', measure: () => rate(bare.url, firstVisit) },
    )
    return [report('front page with the settings in it ÷ an in-memory file', { goal: 0.68 }, ratio)]
  } finally {
    await bare.stop()
  }
}
