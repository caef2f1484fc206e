import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { calls } from '@recruit/contract'
import { SETTINGS_KEY } from '@recruit/contract/constants'
import { spawnChild } from '@recruit/local/child'
import { freePort } from '@recruit/local/ports'
import type { TestStack } from '@recruit/local/testing/stack'
import type { Visitor } from '@recruit/local/testing/visitor'
import { waitUntil } from '@recruit/local/wait'
import autocannon from 'autocannon'
import { interleaved, report } from './ratio.ts'

const ROUNDS = 7
const SECONDS = 3
const { method, path } = calls.loadSettings
const body = JSON.stringify({ key: SETTINGS_KEY })
const headers = { 'content-type': 'application/json' }

/** Requests per second of a warm server; an answer other than 200 ends the benchmark. */
async function rate(url: string): Promise<number> {
  const result = await autocannon({
    url: url + path,
    method,
    body,
    headers,
    connections: 32,
    duration: SECONDS,
  })
  if (result.non2xx || result.errors)
    throw new Error(`${url}: ${result.non2xx} bad answers, ${result.errors} errors`)
  return result.requests.average
}

/** What the settings load costs through the gateway, over a bare server that returns the same bytes; a line of the table. */
export async function settingsLoad(stack: TestStack, admin: Visitor): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'recruit-bench-'))
  const port = await freePort()
  try {
    await admin.call('initSettings', {
      cardinalNumber: '45',
      isApplicationPeriod: true,
      masterName: '이하늘',
    })
    let settled = ''
    await waitUntil(
      async () => {
        const answer = await admin.send('loadSettings', { key: SETTINGS_KEY })
        settled = answer.text
        return answer.body.cardinalNumber === '45'
      },
      { what: 'the settings', limitMs: 10_000 },
    )
    const file = join(folder, 'reply.json')
    writeFileSync(file, settled)
    const args = [join(import.meta.dirname, 'bare-server.ts'), String(port), file]
    const bare = spawnChild({ name: 'bare', command: process.execPath, args, env: {}, dataDir: folder })
    const bareUrl = `http://127.0.0.1:${port}`
    await waitUntil(async () => (await fetch(bareUrl, { method: 'POST', body })).ok, {
      what: 'the bare server',
      limitMs: 10_000,
      child: bare,
    })

    const gateway = { name: 'gateway', measure: () => rate(stack.url.replace('localhost', '127.0.0.1')) }
    const floor = { name: 'bare node:http', measure: () => rate(bareUrl) }
    await gateway.measure()
    await floor.measure()
    const { ratio, rates } = await interleaved(ROUNDS, gateway, floor)
    const medians = Object.entries(rates).map(([name, value]) => `${name} ${value}`)
    console.log(`settings load, ${settled.length} bytes, requests/s, medians: ${medians.join(', ')}`)
    await bare.stop()
    return report(
      `settings load through the gateway ÷ bare node:http, ${ROUNDS} interleaved runs`,
      0.7,
      ratio,
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
