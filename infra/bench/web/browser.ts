import { join } from 'node:path'
import { chromiumPath } from '@recruit/local/install/browser'
import { spawnChild } from '@recruit/local/process/child'
import { waitUntil } from '@recruit/local/process/wait'
import { freePort } from '@recruit/local/stack/ports'

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
    command: chromiumPath(),
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
