import { isIP } from 'node:net'
import type { Sequelize } from 'sequelize'
import { takeTlsFiles, whyUntrusted } from '../config/tls-files.ts'

/**
 * A MySQL address without its TLS files, and the driver's options for those. With files TLS is required, and the
 * certificate must be the host's. Throws a readable message.
 */
export function parseMysqlAddress(address: string) {
  const url = URL.parse(address)
  if (!url) throw new Error('Invalid URL')
  const files = takeTlsFiles(url.searchParams)
  // The driver checks a certificate against names only.
  if (files && isIP(url.hostname.replace(/^\[|\]$/g, '')))
    throw new Error('files of TLS are given, so it must call the server by its name')
  return { url: url.href, ssl: files && { ...files, verifyIdentity: true } }
}

/** The options of mysql2 for a connection, TLS included. */
export function connectionTo(address: string) {
  const { url, ssl } = parseMysqlAddress(address)
  return { uri: url, connectTimeout: 5_000, ...(ssl && { ssl }) }
}

/** Ends the process if the server's certificate is not trusted; not if the server is away. */
export async function refuseUntrusted(db: Sequelize): Promise<void> {
  await db.authenticate().catch((error: unknown) => {
    const why = whyUntrusted(error)
    if (!why) return
    console.error(`MYSQL_URL: the server's certificate is refused: ${why}`)
    process.exit(1)
  })
}
