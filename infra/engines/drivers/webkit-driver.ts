import { globSync } from 'node:fs'
import { guarded, spawnChild } from '@recruit/local/process/child'
import { waitUntil } from '@recruit/local/process/wait'
import { freePort } from '@recruit/local/stack/ports'
import type { EnginePlace } from '../engine.ts'
import { startDisplay } from './display.ts'

const READY_LIMIT_MS = 20_000
const MINI_BROWSERS = '/usr/{lib/*,libexec,lib64}/webkit2gtk-4.1/MiniBrowser'

/** The small browser of WebKitWebDriver, from Debian's webkit2gtk-driver. */
export const findMiniBrowser = (): string | undefined => globSync(MINI_BROWSERS)[0]

/**
 * WebKitWebDriver on a display of its own. It and all its children are one process group, which ends with `stop` and
 * with this process.
 */
export async function startWebkitDriver(place: EnginePlace) {
  const display = await startDisplay(place)
  const port = await freePort()
  const child = spawnChild({
    name: 'webkit-driver',
    ...guarded('dbus-run-session', ['--', 'WebKitWebDriver', `--port=${port}`]),
    env: display.env,
    dataDir: place.folder,
  })
  const url = `http://127.0.0.1:${port}`
  const stop = async () => {
    await child.stop()
    await display.stop()
  }
  try {
    const { signal } = place
    const probe = async () => (await fetch(`${url}/status`, { signal: AbortSignal.timeout(2_000) })).ok
    await waitUntil(probe, { what: 'WebKitWebDriver', limitMs: READY_LIMIT_MS, child, signal })
  } catch (error) {
    await stop()
    throw error
  }
  return { url, stop }
}
