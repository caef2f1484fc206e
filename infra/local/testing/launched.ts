import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../src/paths.ts'

export const launcher = [process.execPath, 'infra/local/launch.mjs', 'start']
export const npmStart = ['npm', 'start']

/** A data folder of its own; `end` stops all that still runs on it, `remove` also deletes it. */
export function temporaryData() {
  const dataDir = mkdtempSync(join(tmpdir(), 'recruit-launch-'))
  const end = () => {
    for (const { pid } of processesOf(dataDir)) kill(pid)
  }
  const remove = () => {
    end()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { dataDir, end, remove }
}

/** Starts the product as an operator does, in a process group of its own, like a terminal's. */
export function launch(
  [command = '', ...args]: string[],
  dataDir: string,
  port: number,
  extraEnv: Record<string, string> = {},
) {
  const env = { ...cleanEnv(dataDir, port), ...extraEnv }
  const child = spawn(command, args, { cwd: root, env, detached: true })
  let output = ''
  const collect = (chunk: Buffer) => {
    output += chunk
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => output.includes('Ready: ') && resolve())
    void ended.then((code) => reject(new Error(`It ended with ${code} instead of being ready:\n${output}`)))
  })
  // A caller that does not wait for readiness needs no rejection.
  ready.catch(() => {})
  const write = (lines: string) => child.stdin.write(lines)
  return { pid: child.pid ?? 0, ready, ended, output: () => output, write }
}

type Process = { pid: number; command: string }

/** The living processes of a data folder, regardless of their parent. */
export function processesOf(dataDir: string): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const command = read(`/proc/${name}/cmdline`).replaceAll('\0', ' ')
      // A process that has ended but was not yet waited for has no command line.
      const belongs = command && read(`/proc/${name}/environ`).split('\0').includes(`DATA_DIR=${dataDir}`)
      return belongs ? [{ pid: Number(name), command }] : []
    })
}

export function findProcess(dataDir: string, part: string): Process {
  const found = processesOf(dataDir).find(({ command }) => command.includes(part))
  if (!found) throw new Error(`No ${part} runs on ${dataDir}.`)
  return found
}

export function kill(pid: number, signal: NodeJS.Signals = 'SIGKILL'): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended already.
  }
}

/** The environment without the test runner's own variables. */
function cleanEnv(dataDir: string, port: number): NodeJS.ProcessEnv {
  const { NODE_ENV, MYSQL_URL, REDIS_URL, ADMIN_KEY, MANAGER_KEY, ...env } = process.env
  return { ...env, DATA_DIR: dataDir, PORT: String(port) }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
