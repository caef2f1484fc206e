import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { takeLock } from '../../launch/lock.mjs'
import { writePrivately } from '../data-dir.ts'
import { services } from '../paths.ts'
import { PlainError } from '../plain-error.ts'
import { waitUntil } from '../process/wait.ts'
import { type Running, readRunFile } from '../stack/run-file.ts'
import { type Issuer, keyFile, makeKeyPair, readSecrets, writeSecrets } from './secrets.ts'

/** Longer than a token's lifetime. */
const OUTLIVED_MS = 32_000
const NOTICED_LIMIT_MS = 30_000
const issuers: Issuer[] = ['gateway', 'applicants']

/** How long the old keys stay valid; shorter in tests. */
type RotationPace = { outlivedMs?: number; signal?: AbortSignal | undefined }

/**
 * Replaces the keys between the processes without a refused request: first every process accepts both public keys, then
 * the new private ones sign, and after the last old token the old ones are dropped. Throws if a rotation is running
 * already, or a running process does not follow.
 */
export async function rotateInternalKeys(dataDir: string, pace: RotationPace = {}): Promise<void> {
  const release = takeLock(join(dataDir, 'internal-keys.lock'))
  if (!release) throw new PlainError('The internal keys are being replaced already: wait for that to end.')
  try {
    await rotate(dataDir, pace)
  } finally {
    release()
  }
}

async function rotate(dataDir: string, { outlivedMs = OUTLIVED_MS, signal }: RotationPace): Promise<void> {
  const secrets = readSecrets(dataDir)
  const next = { ...secrets, gateway: makeKeyPair(), applicants: makeKeyPair() }
  const running = readRunFile(dataDir)
  const shown = async (name: keyof Running['metricsUrls'], issuer: Issuer) => {
    for (const url of running?.metricsUrls[name] ?? [])
      await untilShown(url, { name, key: next[issuer].public, signal })
  }
  for (const issuer of issuers)
    writePrivately(keyFile(dataDir, issuer, 'known'), `${next[issuer].public},${secrets[issuer].public}`)
  for (const service of services) await shown(service, 'gateway')
  await shown('settings', 'applicants')
  // Stored before any process signs with them, so that a stack that starts now uses only the new ones.
  writeSecrets(dataDir, next)
  for (const issuer of issuers) writePrivately(keyFile(dataDir, issuer, 'secret'), next[issuer].private)
  for (const issuer of issuers) await shown(issuer, issuer)
  if (running) await sleep(outlivedMs, undefined, { signal })
  for (const issuer of issuers) writePrivately(keyFile(dataDir, issuer, 'known'), next[issuer].public)
}

/** Each process's metrics show the keys that it accepts and signs with, by the beginning of their hash. */
function untilShown(
  url: string,
  { name, key, signal }: { name: string; key: string; signal: AbortSignal | undefined },
): Promise<void> {
  const kid = createHash('sha256').update(Buffer.from(key, 'base64')).digest('base64url').slice(0, 16)
  const isShown = async () => {
    const reply = await fetch(url, { signal: AbortSignal.timeout(3_000) })
    return (await reply.text()).includes(`kid="${kid}"`)
  }
  return waitUntil(isShown, { what: `${name} with the new key`, limitMs: NOTICED_LIMIT_MS, signal })
}
