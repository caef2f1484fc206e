import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawnChild } from '@recruit/local/process/child'
import { waitUntil } from '@recruit/local/process/wait'
import { freePort } from '@recruit/local/stack/ports'
import type { Program } from './costs.ts'

export interface SpawnedServer extends Program {
  url: string
  /** Removes everything. */
  stop: () => Promise<void>
}

/** Starts a script that serves on the port of its first argument, with the file of its second. */
export async function startServer(name: string, script: string, input: unknown): Promise<SpawnedServer> {
  const folder = mkdtempSync(join(tmpdir(), 'recruit-bench-'))
  const port = await freePort()
  const file = join(folder, 'input.json')
  writeFileSync(file, JSON.stringify(input))
  const args = [script, String(port), file]
  const child = spawnChild({ name, command: process.execPath, args, env: {}, dataDir: folder })
  const stop = async () => {
    await child.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  const url = `http://127.0.0.1:${port}`
  try {
    const answers = () => fetch(url).then((reply) => reply.arrayBuffer())
    await waitUntil(async () => Boolean(await answers()), {
      what: `The server ${name}`,
      limitMs: 10_000,
      child,
    })
  } catch (error) {
    await stop()
    throw error
  }
  return { name, url, pid: () => child.pid, stop }
}
