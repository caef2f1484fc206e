import { setTimeout as sleep } from 'node:timers/promises'
import { keyFile, writeKeyFile } from './key-files.ts'
import { type Issuer, makeKeyPair, readSecrets, writeSecrets } from './secrets.ts'

/** Longer than the programs take to notice a file, and longer than a token lives. */
const NOTICED_MS = 3_000
const OUTLIVED_MS = 32_000
const issuers: Issuer[] = ['gateway', 'applicants']

/**
 * Replaces the keys with which the processes vouch to each other, without one refused request: first both public
 * keys are taken, then the new private ones sign, and when no token of the old ones is left they are taken no more.
 */
export async function rotateInternalKeys(
  dataDir: string,
  { noticedMs = NOTICED_MS, outlivedMs = OUTLIVED_MS, signal }: RotationPace = {},
): Promise<void> {
  const secrets = readSecrets(dataDir)
  const next = { ...secrets, gateway: makeKeyPair(), applicants: makeKeyPair() }
  for (const issuer of issuers)
    writeKeyFile(keyFile(dataDir, issuer, 'known'), `${next[issuer].public},${secrets[issuer].public}`)
  await sleep(noticedMs, undefined, { signal })
  // Before anybody signs with them: a stack that is started now begins with the new ones throughout.
  writeSecrets(dataDir, next)
  for (const issuer of issuers) writeKeyFile(keyFile(dataDir, issuer, 'secret'), next[issuer].private)
  await sleep(outlivedMs, undefined, { signal })
  for (const issuer of issuers) writeKeyFile(keyFile(dataDir, issuer, 'known'), next[issuer].public)
}

/** How long to wait between the steps; a test need not wait for every token of its own. */
export type RotationPace = { noticedMs?: number; outlivedMs?: number; signal?: AbortSignal | undefined }
