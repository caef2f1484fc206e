import { isIP } from 'node:net'
import type { Sequelize } from 'sequelize'
import { takeTlsFiles, whyUntrusted } from '../config/tls-files.ts'

/**
 * A MySQL address without the files of TLS that it names, and what the driver makes of those. Where there are files,
 * nothing is said without TLS, and the certificate must be the named host's. Throws in words what is wrong with it.
 */
export function parseMysqlAddress(address: string) {
  const url = URL.parse(address)
  if (!url) throw new Error('Invalid URL')
  const files = takeTlsFiles(url.searchParams)
  // The driver checks a certificate for names alone.
  if (files && isIP(url.hostname.replace(/^\[|\]$/g, '')))
    throw new Error('files of TLS are given, so it must call the server by its name')
  return { url: url.href, ssl: files && { ...files, verifyIdentity: true } }
}

/** What mysql2 opens a connection with, the files of TLS among it. */
export function connectionTo(address: string) {
  const { url, ssl } = parseMysqlAddress(address)
  return { uri: url, connectTimeout: 5_000, ...(ssl && { ssl }) }
}

/** Ends the process where the certificate that the server shows is not to be trusted; one that is away may come back. */
export async function refuseUntrusted(db: Sequelize): Promise<void> {
  await db.authenticate().catch((error: unknown) => {
    const why = whyUntrusted(error)
    if (!why) return
    console.error(`MYSQL_URL: the server's certificate is refused: ${why}`)
    process.exit(1)
  })
}
