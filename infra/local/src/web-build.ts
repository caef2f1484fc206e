import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataDirOf } from './data-dir.ts'
import { baseEnv } from './environment.ts'
import type { Place } from './ladder.ts'
import { takeLock } from './lock.ts'
import { root } from './paths.ts'
import { runToEnd } from './run.ts'
import { waitUntil } from './wait.ts'

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

/**
 * Builds the web app when its sources differ from those of the last build. One process builds, others wait.
 * Without options: for this process's environment.
 */
export async function buildWeb(options: Partial<Place> = {}): Promise<void> {
  if (isBuilt()) return
  const { env } = process
  const place: Place = { dataDir: dataDirOf(env), env, say: console.log, ...options }
  const release = await lock(place)
  try {
    if (!isBuilt()) await build(place)
  } finally {
    release()
  }
}

async function build({ dataDir, env, say, signal }: Place): Promise<void> {
  const hash = hashOfSources()
  say('Building the web app…')
  // Gone first: a build that breaks off must not pass for the one before.
  rmSync(marker, { force: true })
  const spec = {
    name: 'web-build',
    command: process.execPath,
    args: [join(root, 'node_modules/vite/bin/vite.js'), 'build'],
    cwd: join(root, 'web'),
    env: { ...baseEnv(env, dataDir), NODE_ENV: 'production' },
    dataDir,
  }
  await runToEnd(spec, LIMIT_MS, signal)
  writeFileSync(marker, hash)
}

async function lock({ signal }: Place): Promise<() => void> {
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
