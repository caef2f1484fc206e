import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** The TLS files of a connection, PEM: the trusted authority, and the client's certificate if the server asks. */
export interface TlsFiles {
  ca?: string
  cert?: string
  key?: string
}

/** An address carries the names of its files as search parameters, so that they travel with it. */
const NAMES = ['ca', 'cert', 'key'] as const

/** The address with the files that the environment names: `MYSQL_CA_FILE`, `MYSQL_CERT_FILE`, `MYSQL_KEY_FILE`. */
export function withTlsFiles(address: string, prefix: string, env: NodeJS.ProcessEnv): string {
  const given = NAMES.flatMap((name) => {
    const file = env[`${prefix}_${name.toUpperCase()}_FILE`]
    return file ? [`${name}=${encodeURIComponent(file)}`] : []
  })
  return given.length ? `${address}${address.includes('?') ? '&' : '?'}${given.join('&')}` : address
}

/**
 * Removes the files from an address's parameters and reads them; null if it names none. Throws if one is unreadable.
 */
export function takeTlsFiles(parameters: URLSearchParams): TlsFiles | null {
  const files: TlsFiles = {}
  for (const name of NAMES) {
    const file = parameters.get(name)
    parameters.delete(name)
    if (file) files[name] = readPem(file, name)
  }
  return Object.keys(files).length ? files : null
}

function readPem(file: string, name: (typeof NAMES)[number]): string {
  try {
    const text = readFileSync(file, 'utf8')
    if (name !== 'key') new X509Certificate(text)
    return text
  } catch (cause) {
    throw new Error(`${file} cannot be read as ${name === 'key' ? 'a key' : 'a certificate'}`, { cause })
  }
}

const UNTRUSTED =
  /^(CERT_|ERR_TLS_CERT_|DEPTH_ZERO_SELF_SIGNED|SELF_SIGNED_CERT|UNABLE_TO_(VERIFY|GET_ISSUER))/
/** MySQL's driver keeps the message and replaces the code. */
const DRIVERS_OWN = 'HANDSHAKE_SSL_ERROR'

/** Why the other side's certificate is refused, or null for any other failure. */
export function whyUntrusted(thrown: unknown): string | null {
  const { code, message, original } = thrown as Failure
  if (original) return whyUntrusted(original)
  const isRefused =
    UNTRUSTED.test(code ?? '') || (code === DRIVERS_OWN && /certificate|altname/i.test(message))
  // Advice about Node follows the semicolon.
  return isRefused ? (message.split(';')[0] ?? message) : null
}
type Failure = { code?: string; message: string; original?: Failure }
