import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { takeLock } from '../../launch/lock.mjs'
import { withProgress } from '../../launch/progress.mjs'
import { root } from '../paths.ts'
import { runToEnd } from '../process/child.ts'
import { waitUntil } from '../process/wait.ts'
import { baseEnv } from './environment.ts'
import type { LaunchContext } from './launch-context.ts'

const LIMIT_MS = 3 * 60_000
const sources = [
  'web/{src,public,build}/**/*',
  'web/{index.html,package.json,tsconfig.json}',
  'web/vite.config.*',
  'infra/contract/src/**/*',
  'package-lock.json',
]
const marker = join(root, 'web/dist/.source-hash')
const lockFile = join(root, 'node_modules/.web-build.lock')

/** Builds the web app if its sources changed. One process builds, others wait. */
export async function buildWeb(context: LaunchContext): Promise<void> {
  if (isBuilt()) return
  const release = await lock(context)
  try {
    if (!isBuilt()) await build(context)
  } finally {
    release()
  }
}

async function build({ dataDir, env, say, signal }: LaunchContext): Promise<void> {
  const hash = hashOfSources()
  // Removed first, so that an interrupted build does not pass for the previous one.
  rmSync(marker, { force: true })
  const spec = {
    name: 'web-build',
    command: process.execPath,
    args: [join(root, 'node_modules/vite/bin/vite.js'), 'build'],
    cwd: join(root, 'web'),
    env: { ...baseEnv(env, dataDir), NODE_ENV: 'production' },
    dataDir,
  }
  await withProgress('Building the web app', () => runToEnd(spec, LIMIT_MS, signal), say)
  writeFileSync(marker, hash)
}

async function lock({ signal }: LaunchContext): Promise<() => void> {
  let release: (() => void) | null = null
  await waitUntil(
    async () => {
      release = takeLock(lockFile)
      return release !== null
    },
    { what: 'The web build of another process', limitMs: LIMIT_MS, signal },
  )
  return () => release?.()
}

const isBuilt = (): boolean => existsSync(marker) && readFileSync(marker, 'utf8') === hashOfSources()

function hashOfSources(): string {
  const hash = createHash('sha256')
  const files = globSync(sources, { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile())
  for (const path of files.map((file) => join(file.parentPath, file.name)).sort())
    hash.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0')
  return hash.digest('hex')
}
