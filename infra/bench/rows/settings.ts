import { calls } from '@recruit/contract'
import { SETTINGS_KEY } from '@recruit/contract/constants'
import type { Bench } from '../calls.ts'
import { startBare } from '../load/bare.ts'
import { type Asked, gatewayOf, rate } from '../load/load.ts'
import { interleaved, report } from '../load/ratio.ts'

/** What every page asks for. */
export const settingsLoad: Asked = {
  method: 'POST',
  path: calls.loadSettings.path,
  body: JSON.stringify({ key: SETTINGS_KEY }),
  headers: { 'content-type': 'application/json' },
}

/** A bare server that gives the same bytes as the product, and says no more of them than it must. */
export async function startBareSettings({ admin }: Bench) {
  const { text } = await admin.send('loadSettings', { key: SETTINGS_KEY })
  const body = Buffer.from(text)
  const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': String(body.length) }
  return startBare({ headers, body })
}

/** What the settings load costs through the gateway, which measures it, over a bare server that returns the same bytes. */
export async function settings(bench: Bench): Promise<string[]> {
  const bare = await startBareSettings(bench)
  try {
    const ratio = await interleaved(
      { name: 'settings load', measure: () => rate(gatewayOf(bench.stack), settingsLoad) },
      { name: 'bare node:http', measure: () => rate(bare.url, settingsLoad) },
    )
    return [report('settings load through the gateway ÷ bare node:http', { goal: 0.7, never: 0.55 }, ratio)]
  } finally {
    await bare.stop()
  }
}
