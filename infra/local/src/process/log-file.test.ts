import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openLog } from './log-file.ts'

// evidence: V16.1.1 M97 threat.log-floods
test('a log rotates by its size while it is written, and three earlier ones are kept', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'recruit-log-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const log = openLog(dataDir, 'gateway', 100)
  for (let round = 1; round <= 6; round++) {
    writeSync(log.fd, `${'x'.repeat(100)} ${round}\n`)
    log.rotate()
    writeSync(log.fd, `after ${round}\n`)
    log.rotate()
  }
  expect(readdirSync(join(dataDir, 'logs')).sort()).toEqual([
    'gateway.log',
    'gateway.log.1',
    'gateway.log.2',
    'gateway.log.3',
  ])
  expect(readFileSync(log.path, 'utf8')).toBe('after 6\n')
  expect(readFileSync(`${log.path}.1`, 'utf8')).toMatch(/^after 5\nx+ 6\n$/)
  expect(readFileSync(`${log.path}.3`, 'utf8')).toMatch(/^after 3\nx+ 4\n$/)
  expect(log.tail()).toBe('after 6')
})

test('a log that cannot be archived stays as it is, with the earlier ones, and is archived later', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'recruit-log-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const log = openLog(dataDir, 'gateway', 10)
  writeSync(log.fd, 'the first of them\n')
  log.rotate()
  writeSync(log.fd, 'the second of them\n')
  // A folder in its place refuses the copy, as a full disk does.
  mkdirSync(`${log.path}.new`)
  log.rotate()
  expect(readFileSync(log.path, 'utf8')).toBe('the second of them\n')
  expect(readFileSync(`${log.path}.1`, 'utf8')).toBe('the first of them\n')
  log.rotate()
  expect(readFileSync(`${log.path}.1`, 'utf8')).toBe('the second of them\n')
})
