import { chownSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { lockDataDir, makeDataDir } from './data-dir.ts'
import { wordsFor } from './plain-error.ts'
import { runToEnd } from './process/child.ts'

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'recruit-data-dir-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}

/** The error's message for an operator. */
function words(act: () => unknown): string {
  try {
    act()
  } catch (error) {
    return wordsFor(error)
  }
  return 'nothing was thrown'
}

/** Only root can give a folder away; another user uses one of root. */
function anothersFolder(): string {
  if (process.getuid?.() !== 0) return '/'
  const made = folder()
  chownSync(made, 12_345, 12_345)
  return made
}

test("another user's data folder is refused in one line, also for root", () => {
  const anothers = anothersFolder()
  expect(words(() => makeDataDir(anothers))).toMatch(
    new RegExp(`^${anothers} belongs to another user \\(uid \\d+\\)\\. .*DATA_DIR=…$`),
  )
})

test('what the system does not allow is one line', () => {
  const refused = Object.assign(new Error("EACCES: permission denied, open '/data/x'"), { code: 'EACCES' })
  expect(wordsFor(refused)).toBe("This user may not do that: EACCES: permission denied, open '/data/x'")
})

test('a full disk is one line that names the data folder', () => {
  const dataDir = folder()
  // The kernel refuses every byte there.
  symlinkSync('/dev/full', join(dataDir, `stack.lock.${process.pid}`))
  expect(words(() => lockDataDir(dataDir, 'stack'))).toMatch(
    new RegExp(`^The disk is full: ${dataDir}: ENOSPC[^\\n]*$`),
  )
})

test('a program that meets a full disk is one line that names the program', async () => {
  const spec = {
    name: 'mysql-init',
    command: 'sh',
    args: ['-c', 'cat /proc/self/stat > /dev/full'],
    env: {},
    dataDir: folder(),
  }
  await expect(runToEnd(spec, 10_000).catch(wordsFor)).resolves.toBe(
    'The disk is full: mysql-init exited with code 1.',
  )
})
