import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Issuer, Secrets } from './secrets.ts'

/**
 * The internal signing keys as files, which running programs read every second, so that a key can be replaced. `secret`
 * is the private key, `known` the accepted public keys, comma-separated.
 */
export const keyFile = (dataDir: string, issuer: Issuer, which: 'secret' | 'known'): string =>
  join(dataDir, 'keys', `${issuer}.${which}`)

/** Writes a file atomically, readable for its owner only. */
export function writeKeyFile(file: string, text: string): void {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, text, { mode: 0o600, flush: true })
  renameSync(draft, file)
}

export function writeKeyFiles(dataDir: string, secrets: Secrets): void {
  mkdirSync(join(dataDir, 'keys'), { recursive: true, mode: 0o700 })
  for (const issuer of ['gateway', 'applicants'] as const) {
    writeKeyFile(keyFile(dataDir, issuer, 'known'), secrets[issuer].public)
    writeKeyFile(keyFile(dataDir, issuer, 'secret'), secrets[issuer].private)
  }
}
