import { fc } from '@recruit/local/testing/random'
import { all, head, id, type Malformed, post, writes } from './caller.ts'

const json = fc.jsonValue({ maxDepth: 4 })
const wrongValue = fc.oneof(
  json,
  fc.constantFrom<unknown>(null, -1, 1.5, 1e308, '', '\u0000', '\ud800', [], {}, [[]], { $ne: 1 }, [
    'a',
    'b',
  ]),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.integer({ min: 1_001, max: 20_000 }).map((length) => '가'.repeat(length)),
)
/** The fields of a call with wrong values in some, only where the contract refuses the whole. */
const wrongForm = fc.constantFrom(...all).chain((call) => {
  const fields = 'shape' in call.request ? Object.keys(Object(call.request.shape)) : []
  const form = fc.dictionary(fc.constantFrom(...fields, '__proto__', 'constructor', 'extra'), wrongValue)
  return form.map((wrong) => ({ call, form: { ...(fields.includes('id') && { id }), ...wrong } }))
})
/** The value in a query; a random object may have no text, or a broken one. */
const written = (value: unknown) =>
  (typeof value === 'object' ? JSON.stringify(value) : String(value)).toWellFormed()
const queryOf = (form: object) =>
  new URLSearchParams(Object.entries(form).map(([name, value]): [string, string] => [name, written(value)]))
export const forms = wrongForm
  .filter(({ call, form }) => {
    const asSent =
      call.method === 'GET' ? Object.fromEntries(queryOf(form)) : JSON.parse(JSON.stringify(form))
    return !call.request.safeParse(asSent).success
  })
  .map(({ call, form }): Malformed => {
    const query = call.method === 'GET' ? `?${queryOf(form)}` : ''
    const bytes = query
      ? Buffer.from(head(`GET ${call.path}${query} HTTP/1.1`, {}))
      : post(call, JSON.stringify(form))
    return {
      what: `${call.path} ${JSON.stringify(form).slice(0, 300)}`,
      bytes,
      isRefused: true,
      isWhole: true,
    }
  })

const notUtf8 = fc
  .uint8Array({ minLength: 1, maxLength: 60 })
  .map((junk) => Buffer.concat([Buffer.from('{"id":"'), Buffer.from([0xff]), junk, Buffer.from('"}')]))
const broken = fc.tuple(json, fc.nat()).map(([value, cut]) => {
  const whole = JSON.stringify({ id: value })
  return whole.slice(0, 1 + (cut % (whole.length - 1)))
})
const deep = fc
  .tuple(fc.integer({ min: 9, max: 4_000 }), fc.constantFrom('{"a":', '['))
  .map(([depth, open]) => open.repeat(depth) + 1 + (open === '[' ? ']' : '}').repeat(depth))
const huge = fc.integer({ min: 65_600, max: 300_000 }).map((size) => JSON.stringify({ id: 'x'.repeat(size) }))
const noObject = fc.constantFrom('null', '"text"', '1', 'true', 'NaN', '{}{}', "{'id':1}", '{,}', '[1,]')
export const bodies = fc
  .tuple(
    fc.constantFrom(...writes),
    fc.oneof<fc.Arbitrary<string | Buffer>[]>(notUtf8, broken, deep, huge, noObject),
  )
  .map(
    ([call, body]): Malformed => ({
      what: `${call.path} ${String(body).slice(0, 100)}`,
      bytes: post(call, body),
      // With another key the settings load is the empty record.
      isRefused: call.path !== '/api/var/load',
      isWhole: true,
    }),
  )

export const types = fc
  .tuple(
    fc.constantFrom(...writes),
    fc.constantFrom<Record<string, string>>(
      { 'Content-Type': 'text/plain' },
      { 'Content-Type': 'application/x-www-form-urlencoded' },
      { 'Content-Type': 'application/json; charset=utf-16' },
      { 'Content-Type': 'application/json, text/plain' },
      { 'Content-Type': '' },
      { 'Content-Encoding': 'gzip' },
      { 'Content-Encoding': 'br, gzip' },
      { 'Transfer-Encoding': 'gzip' },
      { 'Transfer-Encoding': 'chunked' },
      { 'Content-Length': '-1' },
      { 'Content-Length': '1e3' },
      { 'Content-Length': '99999999999999999999' },
    ),
  )
  .map(
    ([call, headers]): Malformed => ({
      what: `${call.path} ${JSON.stringify(headers)}`,
      bytes: post(call, JSON.stringify({ id, pw: 'x' }), headers),
      isRefused: true,
      isWhole: false,
    }),
  )
