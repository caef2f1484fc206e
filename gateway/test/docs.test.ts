import { readFileSync } from 'node:fs'
import { REASONS, STATUSES } from '@recruit/contract/calls/reasons'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startGateway, type TestGateway } from './gateway.ts'

const PAGE = '/api/docs'
const DOCUMENT = '/api/docs/openapi.json'

describe('the page of the calls in development', () => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await startGateway({ NODE_ENV: 'development' })
  })
  afterAll(() => gateway.stop())

  test('draws its own document with its own files alone', async () => {
    const page = await gateway.ask(PAGE)
    expect(page.status).toBe(200)
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    })
    expect(String(page.headers['content-security-policy'])).toMatch(
      /^default-src 'none'; script-src 'self'; /,
    )
    const files = [...String(page.body).matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => String(file))
    expect(files.filter((file) => !file.startsWith('/'))).toEqual([])
    for (const file of files.filter((file) => file.startsWith(PAGE)))
      expect((await gateway.ask(file)).status).toBe(200)
    expect(String((await gateway.ask(`${PAGE}/start.js`)).body)).toContain(DOCUMENT)
  })

  test('comes with the document that is checked in', async () => {
    const document = await gateway.ask(DOCUMENT)
    expect(document.headers['content-type']).toBe('application/json; charset=utf-8')
    const file = new URL('../../infra/contract/openapi.json', import.meta.url)
    expect(document.json()).toEqual(JSON.parse(readFileSync(file, 'utf8')))
  })

  test.each([PAGE, DOCUMENT])('%s answers HEAD, and a browser that has it already', async (path) => {
    const { headers } = await gateway.ask(path)
    const head = await gateway.ask(path, { method: 'HEAD' })
    expect([head.status, head.body.length]).toEqual([200, 0])
    expect(head.headers['content-length']).toBe(headers['content-length'])
    const again = await gateway.ask(path, { headers: { 'if-none-match': String(headers.etag) } })
    expect(again.status).toBe(304)
  })

  test('is at its own address alone, and only to be read', async () => {
    for (const path of ['/api/docs/', '/api/Docs', '/api/docs/other'])
      expect((await gateway.ask(path)).status).toBe(404)
    expect((await gateway.post(PAGE)).status).toBe(404)
  })

  test('knows every code and every reason that the servers answer with', async () => {
    const properties = { code: { enum: Object.keys(STATUSES) }, reason: { enum: Object.keys(REASONS) } }
    expect((await gateway.ask(DOCUMENT)).json()).toMatchObject({
      components: { schemas: { Failure: { properties } } },
    })
  })
})

// evidence: V13.4.2 V15.2.3
test('in production there is neither page nor document, as at any unknown address', async () => {
  const gateway = await startGateway({ NODE_ENV: 'production' })
  try {
    const unknown = await gateway.ask('/api/nothing')
    for (const path of [PAGE, DOCUMENT])
      for (const method of ['GET', 'HEAD']) {
        const answer = await gateway.ask(path, { method })
        expect(answer.status).toBe(404)
        if (method === 'GET') expect(answer.json()).toEqual(unknown.json())
      }
  } finally {
    await gateway.stop()
  }
})
