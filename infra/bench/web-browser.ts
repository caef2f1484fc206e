import { join } from 'node:path'
import { spawnChild } from '@recruit/local/child'
import { freePort } from '@recruit/local/ports'
import { waitUntil } from '@recruit/local/wait'

export interface Browser {
  port: number
  address: string
  stop: () => Promise<void>
}

/** A Chromium of its own, driven through its debugging port, with its profile below `folder`. */
export async function startBrowser(folder: string): Promise<Browser> {
  const port = await freePort()
  const child = spawnChild({
    name: 'chromium',
    command: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--no-first-run',
      `--remote-debugging-port=${port}`,
      `--user-data-dir=${join(folder, 'profile')}`,
      'about:blank',
    ],
    env: { PATH: process.env.PATH ?? '', HOME: folder, LANG: 'ko_KR.UTF-8' },
    dataDir: folder,
  })
  const address = `http://127.0.0.1:${port}`
  await waitUntil(async () => (await fetch(`${address}/json/version`)).ok, {
    what: 'Chromium',
    limitMs: 20_000,
    child,
  })
  return { port, address, stop: () => child.stop() }
}
