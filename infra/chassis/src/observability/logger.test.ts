import { spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const logger = fileURLToPath(new URL('logger.ts', import.meta.url))
/** A little more than one write takes: the rest waits. */
const MANY = 50

/** Arguments of a program that logs `lines` lines and then runs `then`. */
function program(lines: number, then: string): string[] {
  const source = `import { createLogger } from ${JSON.stringify(logger)}
    process.on('SIGTERM', () => process.exit(0))
    const log = createLogger('test', 'info')
    for (let line = 1; line <= ${lines}; line++) log.info({ line })
    ${then}`
  return ['--input-type=module-typescript', '--eval', source]
}
const logging = (lines: number, then: string) =>
  spawn(process.execPath, program(lines, then), { stdio: ['pipe', 'pipe', 'ignore'] })
const goingOn = 'setInterval(() => undefined, 60_000)'

/** The lines until the program ends, or until there are enough. */
async function linesOf(child: ReturnType<typeof logging>, enough = Number.POSITIVE_INFINITY) {
  let text = ''
  for await (const some of child.stdout.setEncoding('utf8')) {
    text += some
    if (text.split('\n').length > enough) break
  }
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line).line)
}

const upTo = (most: number) => Array.from({ length: most }, (_, at) => at + 1)

test.each([
  ['at its end', 'process.exit(1)'],
  ['at an error that nobody catches', 'throw new Error("thrown")'],
  ['at a promise that nobody catches', 'await Promise.reject(new Error("rejected"))'],
])('no line is lost %s', async (_when, then) => {
  expect(await linesOf(logging(MANY, then))).toEqual(upTo(MANY))
})

test('no line is lost at SIGTERM', async () => {
  const child = logging(MANY, goingOn)
  const lines = linesOf(child)
  child.stdout.once('data', () => child.kill('SIGTERM'))
  expect(await lines).toEqual(upTo(MANY))
})

test('a warning takes what waits with it, even where the process is killed', async () => {
  const lines = await linesOf(logging(1, "log.warn({ line: 2 }); process.kill(process.pid, 'SIGKILL')"))
  expect(lines).toEqual([1, 2])
})

test('lines of a program that does nothing else are written soon, each time', async () => {
  const child = logging(1, "process.stdin.on('data', () => log.info({ line: 2 }))")
  child.stdout.once('data', () => child.stdin.write('more'))
  expect(await linesOf(child, 2)).toEqual([1, 2])
  child.kill('SIGKILL')
})

test('a reader that is gone does not keep the process', async () => {
  const child = logging(MANY, 'setTimeout(() => process.exit(0), 500)')
  child.stdout.destroy()
  expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(0)
})

test('a full disk does not end the program', async () => {
  // Each write to it fails as on a full disk.
  const full = openSync('/dev/full', 'w')
  onTestFinished(() => closeSync(full))
  const then = 'log.warn({ line: 0 }); setTimeout(() => process.exit(3), 500)'
  const child = spawn(process.execPath, program(MANY, then), { stdio: ['ignore', full, 'ignore'] })
  expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(3)
})
