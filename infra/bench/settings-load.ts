/** `npm run bench`: what the settings load costs through the gateway, over a bare server that returns the same bytes. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { calls } from '@recruit/contract'
import { SETTINGS_KEY } from '@recruit/contract/constants'
import { spawnChild } from '@recruit/local/child'
import { listenForTheEnd } from '@recruit/local/ending'
import { freePort } from '@recruit/local/ports'
import { startTestDatabases } from '@recruit/local/testing/databases'
import { signedIn } from '@recruit/local/testing/people'
import { startTestStack } from '@recruit/local/testing/stack'
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

async function bench(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'recruit-bench-'))
  const databases = await startTestDatabases()
  const stack = await startTestStack(databases.mysqlAdminUrl)
  const port = await freePort()
  try {
    const admin = await signedIn(stack.url, 'admin')
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
    console.log(
      `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}, ${settled.length} bytes`,
    )
    console.log(
      `requests/s, medians: ${Object.entries(rates)
        .map(([name, value]) => `${name} ${value}`)
        .join(', ')}\n`,
    )
    console.log('| path | goal | figure (least–most) | |\n|---|---|---|---|')
    console.log(
      report(`settings load through the gateway ÷ bare node:http, ${ROUNDS} interleaved runs`, 0.7, ratio),
    )
    await bare.stop()
  } finally {
    await stack.stop()
    await databases.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const ended = listenForTheEnd()
ended.addEventListener('abort', () => setTimeout(() => process.exit(130), 2_000))
await bench()
process.exit(0)
