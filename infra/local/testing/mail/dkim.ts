import { createHash, type KeyObject, verify } from 'node:crypto'

/** Whether a received message has a signature of this key over its headers and its whole body (RFC 6376). */
export function isSignedBy(raw: Buffer, publicKey: KeyObject): boolean {
  const text = raw.toString('latin1')
  const end = text.indexOf('\r\n\r\n')
  const headers = text.slice(0, end).split(/\r\n(?![ \t])/)
  const signature = headers.find((header) => /^dkim-signature:/i.test(header)) ?? ''
  const tags = tagsOf(signature)
  if (tags.get('a') !== 'rsa-sha256' || tags.get('c') !== 'relaxed/relaxed' || tags.has('l')) return false
  const hash = createHash('sha256')
    .update(relaxedBody(text.slice(end + 4)), 'latin1')
    .digest('base64')
  if (hash !== tags.get('bh')) return false
  const unread = [...headers].reverse()
  const signed = (tags.get('h') ?? '').split(':').flatMap((name) => {
    const at = unread.findIndex((header) => header.toLowerCase().startsWith(`${name.trim().toLowerCase()}:`))
    return at < 0 ? [] : unread.splice(at, 1).map(relaxedHeader)
  })
  const own = relaxedHeader(signature.replace(/(;\s*b=)[^;]*/, '$1'))
  const value = Buffer.from(tags.get('b') ?? '', 'base64')
  return verify('sha256', Buffer.from([...signed, own].join('\r\n'), 'latin1'), publicKey, value)
}

export function signedHeaders(raw: Buffer): string[] {
  const [signature = ''] = /^dkim-signature:(?:.|\r\n[ \t])*/im.exec(raw.toString('latin1')) ?? []
  return (tagsOf(signature).get('h') ?? '').toLowerCase().split(':')
}

const tagsOf = (signature: string): Map<string, string> =>
  new Map(
    signature
      .slice(signature.indexOf(':') + 1)
      .split(';')
      .flatMap((tag) => {
        const [, name, value = ''] = /^\s*(\w+)\s*=([\s\S]*)$/.exec(tag) ?? []
        return name ? [[name, value.replace(/\s+/g, '')] as const] : []
      }),
  )

const relaxedHeader = (header: string): string => {
  const at = header.indexOf(':')
  const value = header
    .slice(at + 1)
    .replace(/\r\n/g, '')
    .replace(/[ \t]+/g, ' ')
    .trim()
  return `${header.slice(0, at).trim().toLowerCase()}:${value}`
}

function relaxedBody(body: string): string {
  const lines = body.split('\r\n').map((line) => line.replace(/[ \t]+/g, ' ').replace(/ $/, ''))
  const text = lines.join('\r\n').replace(/(\r\n)+$/, '')
  return text ? `${text}\r\n` : ''
}
