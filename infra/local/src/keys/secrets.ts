import { createHmac, generateKeyPairSync, randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeDataDir, writePrivately } from '../data-dir.ts'

type KeyPair = { private: string; public: string }
/** Processes that sign internal tokens. */
export type Issuer = 'gateway' | 'applicants'
export type Secrets = {
  mysqlRoot: string
  redis: string
  /** The passwords of all MySQL users derive from it. */
  mysqlUsers: string
  cookieKey: string
  /** EC P-256; base64 of PKCS8 DER and of SPKI DER. */
  gateway: KeyPair
  applicants: KeyPair
}

/** The secrets of a data folder, created once. Only the owner may read the file. */
export function readSecrets(dataDir: string): Secrets {
  makeDataDir(dataDir)
  const file = join(dataDir, 'secrets.json')
  const known = readIfThere(file)
  if (known) return known
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `${JSON.stringify(makeSecrets(), null, 2)}\n`, { mode: 0o600, flush: true })
  try {
    // Atomic, and never replaces another process's file.
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return readIfThere(file) ?? readSecrets(dataDir)
}

/** Replaces the secrets atomically. */
export const writeSecrets = (dataDir: string, secrets: Secrets): void =>
  writePrivately(join(dataDir, 'secrets.json'), `${JSON.stringify(secrets, null, 2)}\n`)

/**
 * The internal signing keys as files, which running programs read every second, so that a key can be replaced. `secret`
 * is the private key, `known` the accepted public keys, comma-separated.
 */
export const keyFile = (dataDir: string, issuer: Issuer, which: 'secret' | 'known'): string =>
  join(dataDir, 'keys', `${issuer}.${which}`)

export function writeKeyFiles(dataDir: string, secrets: Secrets): void {
  mkdirSync(join(dataDir, 'keys'), { recursive: true, mode: 0o700 })
  for (const issuer of ['gateway', 'applicants'] as const) {
    writePrivately(keyFile(dataDir, issuer, 'known'), secrets[issuer].public)
    writePrivately(keyFile(dataDir, issuer, 'secret'), secrets[issuer].private)
  }
}

/** The password of a MySQL user. Its ending satisfies servers that require kinds of characters. */
export const passwordOf = (secrets: Pick<Secrets, 'mysqlUsers'>, user: string): string =>
  `${createHmac('sha256', secrets.mysqlUsers).update(user).digest('base64url')}-aA1`

const random = () => randomBytes(32).toString('base64url')

const makeSecrets = (): Secrets => ({
  mysqlRoot: random(),
  redis: random(),
  mysqlUsers: random(),
  cookieKey: random(),
  gateway: makeKeyPair(),
  applicants: makeKeyPair(),
})

export function makeKeyPair(): KeyPair {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return {
    private: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
    public: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  }
}

function readIfThere(file: string): Secrets | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Secrets
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
