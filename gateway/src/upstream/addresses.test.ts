import { expect, test } from 'vitest'
import { addressesOf, isName } from './replica.ts'

const url = (text: string) => new URL(text)

test('only a plain name may have several addresses', () => {
  for (const name of ['http://applicants:8081', 'http://a.b.svc']) expect(isName(url(name)), name).toBe(true)
  for (const fixed of ['http://127.0.0.1:1', 'http://[::1]:1', 'http://localhost:1'])
    expect(isName(url(fixed)), fixed).toBe(false)
})

test('a name becomes all of its addresses, with the port and path of the url', async () => {
  const resolve = async (name: string) =>
    name === 'applicants'
      ? [
          { address: '10.0.0.1', family: 4 },
          { address: 'fd00::1', family: 6 },
        ]
      : []
  const found = await addressesOf([url('http://applicants:8081/x'), url('http://127.0.0.9:1/')], resolve)
  expect(found.map(({ href }) => href)).toEqual([
    'http://10.0.0.1:8081/x',
    'http://[fd00::1]:8081/x',
    'http://127.0.0.9:1/',
  ])
})

test('an unknown name is an error', async () => {
  await expect(addressesOf([url('http://nobody.invalid')])).rejects.toThrow()
})
