import { calls } from '@recruit/contract'
import { SETTINGS_KEY } from '@recruit/contract/constants'
import type { Bench } from '../calls.ts'
import { startBare } from '../load/bare.ts'
import { type Asked, gatewayOf, rate } from '../load/load.ts'
import { interleaved, type Line, report } from '../load/ratio.ts'

export const settingsLoad: Asked = {
  method: 'POST',
  path: calls.loadSettings.path,
  body: JSON.stringify({ key: SETTINGS_KEY }),
  headers: { 'content-type': 'application/json' },
}

/**
 * The cost of the settings load through the gateway, which measures it, compared with a bare server that returns the
 * same bytes.
 */
export async function settings({ stack, admin }: Bench): Promise<Line[]> {
  const { text } = await admin.send('loadSettings', { key: SETTINGS_KEY })
  const body = Buffer.from(text)
  const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': String(body.length) }
  const bare = await startBare({ headers, body })
  try {
    const ratio = await interleaved(
      { name: 'settings load', measure: () => rate(gatewayOf(stack), settingsLoad) },
      { name: 'bare node:http', measure: () => rate(bare.url, settingsLoad) },
    )
    return [report('settings load through the gateway ÷ bare node:http', { goal: 0.7, never: 0.55 }, ratio)]
  } finally {
    await bare.stop()
  }
}
