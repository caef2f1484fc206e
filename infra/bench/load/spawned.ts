import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawnChild } from '@recruit/local/process/child'
import { waitUntil } from '@recruit/local/process/wait'
import { freePort } from '@recruit/local/stack/ports'
import type { Program } from './costs.ts'

export interface SpawnedServer extends Program {
  url: string
}

/** Starts a script that serves on the port of its first argument, with the file of its second; removes it afterwards. */
export async function onServer<Result>(
  name: 'bare' | 'proxy' | 'statements',
  input: unknown,
  work: (server: SpawnedServer) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'recruit-bench-'))
  const port = await freePort()
  const file = join(folder, 'input.json')
  writeFileSync(file, JSON.stringify(input))
  const args = [join(import.meta.dirname, `${name}-server.ts`), String(port), file]
  const child = spawnChild({ name, command: process.execPath, args, env: {}, dataDir: folder })
  const url = `http://127.0.0.1:${port}`
  try {
    const answers = () => fetch(url).then((reply) => reply.arrayBuffer())
    const wait = { what: `The server ${name}`, limitMs: 10_000, child }
    await waitUntil(async () => Boolean(await answers()), wait)
    return await work({ name, url, pid: () => child.pid })
  } finally {
    await child.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
