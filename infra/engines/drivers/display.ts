import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { guarded, runToEnd, spawnChild } from '@recruit/local/process/child'
import { waitUntil } from '@recruit/local/process/wait'
import { baseEnv } from '@recruit/local/stack/environment'
import type { EnginePlace } from '../engine.ts'

const LOCALE = 'ko_KR.UTF-8'
const LIMIT_MS = 20_000

/** MiniBrowser's own bar would keep its window at 447 px or more. */
const GTK_STYLE = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border: 0; font-size: 1px }'

/** A virtual display, and the environment of a program that draws there in Korean. */
export async function startDisplay({ folder, env, signal }: EnginePlace) {
  const ours = baseEnv(env, folder)
  const locales = join(folder, 'locale')
  const config = join(folder, 'config')
  for (const one of [locales, join(config, 'gtk-3.0'), join(folder, 'run')])
    mkdirSync(one, { recursive: true, mode: 0o700 })
  writeFileSync(join(config, 'gtk-3.0/gtk.css'), GTK_STYLE)
  await runToEnd(
    {
      name: 'localedef',
      command: 'localedef',
      args: ['-i', 'ko_KR', '-f', 'UTF-8', join(locales, LOCALE)],
      env: ours,
      dataDir: folder,
    },
    LIMIT_MS,
    signal,
  )
  let number = ''
  const child = spawnChild({
    name: 'xvfb',
    ...guarded('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp']),
    env: ours,
    dataDir: folder,
    onStdout: (text) => {
      number += text
    },
  })
  await waitUntil(async () => number.includes('\n'), {
    what: 'Xvfb',
    limitMs: LIMIT_MS,
    child,
    signal,
  }).catch(async (error: unknown) => {
    await child.stop()
    throw error
  })
  return {
    stop: () => child.stop(),
    env: {
      ...ours,
      DISPLAY: `:${number.trim()}`,
      HOME: folder,
      LOCPATH: locales,
      LC_ALL: LOCALE,
      XDG_CONFIG_HOME: config,
      XDG_RUNTIME_DIR: join(folder, 'run'),
      // Mesa's software renderer crashes in WebKit's compositing thread, once in some forty windows.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      // Otherwise it starts programs for accessibility and mounted drives outside of its group.
      NO_AT_BRIDGE: '1',
      GIO_USE_VFS: 'local',
    },
  }
}
