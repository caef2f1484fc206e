import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { root } from '@recruit/local/paths'

const execute = promisify(execFile)
const MINUTE = 60_000
type Env = NodeJS.ProcessEnv

/** Runs a program and returns its output. Throws with its last lines. */
export async function run(
  command: string,
  args: string[],
  env: Env = process.env,
  minutes = 5,
): Promise<string> {
  try {
    const options = { cwd: root, env, timeout: minutes * MINUTE, maxBuffer: 64 * 1024 ** 2 }
    return (await execute(command, args, options)).stdout.trim()
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`${command} ${args.join(' ')}: ${`${stdout}\n${stderr}`.trim().slice(-3000) || error}`)
  }
}

export const docker = (...args: string[]) => run('docker', args)

let command: Promise<string[]> | undefined
const FILES = ['compose.yaml', 'compose.port.yaml'].flatMap((file) => ['-f', `infra/deploy/${file}`])
/** Runs the installed compose on the product's files. */
export async function compose(env: Env, ...args: string[]): Promise<string> {
  command ??= docker('compose', 'version').then(
    () => ['docker', 'compose'],
    () => ['docker-compose'],
  )
  const [program = '', ...first] = await command
  return run(program, [...first, ...FILES, ...args], env, 10)
}

export const targets = ['applicants', 'settings', 'auth', 'setup', 'gateway'] as const

/** Builds the images in the order of the Dockerfile, because an old engine builds every stage in between. */
export async function buildImages(): Promise<void> {
  const { NODE_IMAGE } = process.env
  const base = NODE_IMAGE ? ['--build-arg', `NODE_IMAGE=${NODE_IMAGE}`] : []
  for (const target of targets) {
    const from = ['-f', 'infra/deploy/Dockerfile', '--target', target, ...base]
    await run('docker', ['build', '-q', ...from, '-t', imageOf(target), '.'], process.env, 15)
  }
}

export const imageOf = (target: string) => `recruit/${target}:latest`
