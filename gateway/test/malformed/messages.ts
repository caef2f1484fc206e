import { fc } from '@recruit/local/testing/random'
import { all, cookie, head, id, type Malformed, xsrf } from './caller.ts'

const oddMethod = fc.constantFrom(
  ...['HEAD', 'OPTIONS', 'TRACE', 'PATCH', 'DELETE', 'PROPFIND', 'MKCOL', 'PURGE', 'SEARCH', 'get', 'Post'],
  ...['CONNECT', 'FOO', '', 'GET\tX', 'P\u0000ST'],
)
export const methods = fc.tuple(oddMethod, fc.constantFrom(...all)).map(
  ([method, { path }]): Malformed => ({
    what: `${method} ${path}`,
    bytes: Buffer.from(
      `${head(`${method} ${path} HTTP/1.1`, { 'Content-Type': 'application/json', 'Content-Length': 2 })}{}`,
    ),
    isRefused: true,
    isWhole: false,
  }),
)

const piece = fc.constantFrom(
  ...[
    '/',
    '//',
    '\\',
    '.',
    '..',
    '%2e',
    '%2f',
    '%5c',
    '%00',
    '%0d%0a',
    '%c0%ae',
    '%',
    '%zz',
    ';',
    '?',
    '#',
    '@',
  ],
  ...[
    'api',
    'API',
    'internal',
    'admin',
    'settings',
    'update',
    'get',
    'healthz',
    'metrics',
    '한',
    '\u0001',
    ' ',
  ],
)
export const paths = fc
  .tuple(fc.constantFrom('GET', 'POST'), fc.array(piece, { minLength: 2, maxLength: 9 }))
  .map(
    ([method, pieces]): Malformed => ({
      what: `${method} ${JSON.stringify(pieces.join(''))}`,
      bytes: Buffer.from(head(`${method} ${pieces.join('')} HTTP/1.1`, { 'Content-Length': 0 })),
      isRefused: false,
      isWhole: true,
    }),
  )

const inner = () =>
  `POST /api/update/withdraw HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\nX-XSRF-TOKEN: ${xsrf}\r\nContent-Type: application/json\r\nContent-Length: 45\r\n\r\n{"id":"${id}"}`
/** Conflicting or invalid lengths of a body; the rest would be another request. */
export const framings = fc
  .tuple(
    fc.constantFrom(...all),
    fc.constantFrom(
      'Content-Length: 4\r\nTransfer-Encoding: chunked',
      'Transfer-Encoding: chunked\r\nContent-Length: 4',
      'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\nContent-Length: 4',
      'Transfer-Encoding: identity, chunked\r\nContent-Length: 4',
      'Transfer-Encoding:\u000bchunked\r\nContent-Length: 4',
      'Transfer-Encoding : chunked\r\nContent-Length: 4',
      'Content-Length: 4\r\nContent-Length: 5',
      'Content-Length: 4, 4',
      'Content-Length: +4',
      'Content-Length: 0x4',
      'Transfer-Encoding: xchunked',
    ),
    fc.constantFrom(
      '0\r\n\r\n',
      '2\r\n{}\r\n0\r\n\r\n',
      'zz\r\n{}\r\n0\r\n\r\n',
      'ffffffffffffffff\r\n{}',
      '-1\r\n\r\n',
    ),
  )
  .map(
    ([{ method, path }, framing, chunks]): Malformed => ({
      what: `${method} ${path} ${JSON.stringify(framing)}`,
      bytes: Buffer.from(
        `${method} ${path} HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\nX-XSRF-TOKEN: ${xsrf}\r\nContent-Type: application/json\r\n${framing}\r\n\r\n${chunks}${inner()}`,
      ),
      isRefused: true,
      isWhole: false,
    }),
  )

export const junk = fc
  .oneof(
    fc.uint8Array({ minLength: 1, maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
    fc
      .constantFrom(
        ...[
          'GET / HTTP/9.9\r\n\r\n',
          'GET /\r\n\r\n',
          'GET / HTTP/1.1\r\n\r\n',
          'GET / HTTP/1.1\nHost: x\n\n',
        ],
        ...[
          'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
          '\u0016\u0003\u0001\u0002',
          `GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(40_000)}\r\n\r\n`,
        ],
        ...[
          `GET / HTTP/1.1\r\nHost: x\r\n${'A: b\r\n'.repeat(3_000)}\r\n`,
          'GET / HTTP/1.1\r\nHost: x\r\nBad\u0000: y\r\n\r\n',
        ],
        ...[
          'GET / HTTP/1.1\r\nHost: x\r\n folded: y\r\n\r\n',
          'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n',
        ],
      )
      .map((text) => Buffer.from(text)),
  )
  .map(
    (bytes): Malformed => ({
      what: JSON.stringify(String(bytes.subarray(0, 80))),
      bytes,
      isRefused: false,
      isWhole: false,
    }),
  )
