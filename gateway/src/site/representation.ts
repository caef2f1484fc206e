import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { GatewayResponse } from '../request/locals.ts'

const ENCODINGS = ['br', 'gzip'] as const
type Encoding = (typeof ENCODINGS)[number]

/** A reply in memory, in the encodings that are ready. */
export interface Representation {
  type: string
  plain: Buffer
  etag: string
  br?: Buffer
  gzip?: Buffer
}

export const represent = (type: string, plain: Buffer): Representation => ({
  type,
  plain,
  etag: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
})

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** The best quality: a page is compressed once per change of settings, off the event loop, in some 50 ms. */
const BROTLI_QUALITY = constants.BROTLI_MAX_QUALITY

/** Adds the encodings; until then the plain bytes are sent. */
export async function compress(what: Representation): Promise<void> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY }
  const [br, gz] = await Promise.all([
    what.br ?? brotli(what.plain, { params }),
    what.gzip ?? zip(what.plain, { level: 6 }),
  ])
  if (br.length < what.plain.length) what.br = br
  if (gz.length < what.plain.length) what.gzip = gz
}

/** The bytes in the best encoding that the browser accepts. */
export function bestOf(what: Representation, headers: IncomingHttpHeaders) {
  const encoding = ENCODINGS.find((name) => what[name] && accepts(headers, name))
  const etag = `"${what.etag}${encoding ? `-${encoding}` : ''}"`
  return { encoding, etag, body: (encoding && what[encoding]) ?? what.plain }
}

/** Sends the representation, or 304 to a browser that has it. */
export function send(req: IncomingMessage, res: GatewayResponse, what: Representation): void {
  const { encoding, etag, body } = bestOf(what, req.headers)
  res.setHeader('ETag', etag)
  if (res.statusCode === 200 && isKnown(req.headers['if-none-match'], etag)) {
    res.statusCode = 304
    return void res.end()
  }
  if (encoding) res.setHeader('Content-Encoding', encoding)
  res.setHeader('Content-Type', what.type)
  res.setHeader('Content-Length', body.length)
  // Node omits the body of a reply to HEAD.
  res.end(body)
}

/** The header names it without a weight of zero. */
function accepts(headers: IncomingHttpHeaders, encoding: Encoding): boolean {
  const asked = String(headers['accept-encoding'] ?? '').toLowerCase()
  return asked.split(',').some((part) => {
    const [name, weight] = part.split(';').map((piece) => piece.trim())
    return name === encoding && !/^q=0(?:\.0*)?$/.test(weight ?? '')
  })
}

export const isKnown = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((known) => ['*', etag, `W/${etag}`].includes(known.trim())) ?? false
