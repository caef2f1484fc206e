import { globSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { guarded, runToEnd, spawnChild } from '@recruit/local/process/child'
import { waitUntil } from '@recruit/local/process/wait'
import { baseEnv } from '@recruit/local/stack/environment'
import { freePort } from '@recruit/local/stack/ports'
import type { EnginePlace } from '../engine.ts'

const LIMIT_MS = 20_000
const LOCALE = 'ko_KR.UTF-8'

/** MiniBrowser's own bar would keep its window at 447 px or more. */
const GTK_STYLE = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border: 0; font-size: 1px }'

/** The small browser of WebKitWebDriver, from Debian's webkit2gtk-driver. */
export const findMiniBrowser = (): string | undefined =>
  globSync('/usr/{lib/*,libexec,lib64}/webkit2gtk-4.1/MiniBrowser')[0]

/**
 * WebKitWebDriver on a virtual display of its own, in Korean. It and all its children are one process group, which ends
 * with `stop` and with this process.
 */
export async function startWebkitDriver({ folder, env, signal }: EnginePlace) {
  const ours = baseEnv(env, folder)
  const locales = join(folder, 'locale')
  const config = join(folder, 'config')
  const runtime = join(folder, 'run')
  for (const one of [locales, join(config, 'gtk-3.0'), runtime])
    mkdirSync(one, { recursive: true, mode: 0o700 })
  writeFileSync(join(config, 'gtk-3.0/gtk.css'), GTK_STYLE)
  const args = ['-i', 'ko_KR', '-f', 'UTF-8', join(locales, LOCALE)]
  await runToEnd(
    { name: 'localedef', command: 'localedef', args, env: ours, dataDir: folder },
    LIMIT_MS,
    signal,
  )
  let number = ''
  const display = spawnChild({
    name: 'xvfb',
    ...guarded('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp']),
    env: ours,
    dataDir: folder,
    onStdout: (text) => {
      number += text
    },
  })
  const children = [display]
  const stop = async () => {
    for (const child of children.toReversed()) await child.stop()
  }
  try {
    const limits = { limitMs: LIMIT_MS, signal }
    await waitUntil(async () => number.includes('\n'), { what: 'Xvfb', child: display, ...limits })
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    const child = spawnChild({
      name: 'webkit-driver',
      ...guarded('dbus-run-session', ['--', 'WebKitWebDriver', `--port=${port}`]),
      env: {
        ...ours,
        DISPLAY: `:${number.trim()}`,
        HOME: folder,
        LOCPATH: locales,
        LC_ALL: LOCALE,
        XDG_CONFIG_HOME: config,
        XDG_RUNTIME_DIR: runtime,
        // Mesa's software renderer crashes in WebKit's compositing thread, once in some forty windows.
        WEBKIT_DISABLE_COMPOSITING_MODE: '1',
        // Otherwise it starts programs for accessibility and mounted drives outside of its group.
        NO_AT_BRIDGE: '1',
        GIO_USE_VFS: 'local',
      },
      dataDir: folder,
    })
    children.push(child)
    const probe = async () => (await fetch(`${url}/status`, { signal: AbortSignal.timeout(2_000) })).ok
    await waitUntil(probe, { what: 'WebKitWebDriver', child, ...limits })
    return { url, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
