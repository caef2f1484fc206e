import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { writeRunFile } from '../stack/run-file.ts'
import { rotateInternalKeys } from './internal-keys.ts'
import { keyFile, readSecrets, writeKeyFiles } from './secrets.ts'

// evidence: M65
test('nobody signs with a new key, and no old one is taken away, before every process follows', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'recruit-internal-'))
  const before = readSecrets(dataDir)
  writeKeyFiles(dataDir, before)
  const read = (which: 'secret' | 'known') => readFileSync(keyFile(dataDir, 'gateway', which), 'utf8')
  const kid = (key: string) =>
    createHash('sha256').update(Buffer.from(key, 'base64')).digest('base64url').slice(0, 16)

  // Replaces all four processes: the test decides what it shows.
  let shown: string[] = []
  let asked = 0
  const metrics = createServer((_req, res) => {
    asked++
    res.end(shown.map((key) => `internal_key{kid="${kid(key)}"} 1`).join('\n'))
  }).listen(0, '127.0.0.1')
  await once(metrics, 'listening')
  const url = `http://127.0.0.1:${(metrics.address() as AddressInfo).port}`
  const metricsUrls = { gateway: [url], applicants: [url], settings: [url], auth: [url] }
  writeRunFile(dataDir, { metricsUrls, authMysqlUrl: '', authRedisUrl: '', mysqlAdminUrl: '', prefix: '' })

  const rotation = rotateInternalKeys(dataDir, { outlivedMs: 0 })
  await vi.waitUntil(() => asked > 3, { timeout: 10_000 })
  expect(read('known').split(',')).toHaveLength(2)
  expect([read('secret'), readSecrets(dataDir)]).toEqual([before.gateway.private, before])
  const known = (issuer: 'gateway' | 'applicants') =>
    readFileSync(keyFile(dataDir, issuer, 'known'), 'utf8').split(',')[0] ?? ''
  shown = [known('gateway'), known('applicants')]
  await rotation
  expect(read('known')).toBe(shown[0])
  expect(readSecrets(dataDir).gateway).toEqual({ public: shown[0], private: read('secret') })
  metrics.close()
  rmSync(dataDir, { recursive: true })
})
