import { expect, test } from 'vitest'
import { addressBlocks, widestBlock } from './shares.ts'

test('an IPv4 address is a block of its own, however it is written', () => {
  expect(addressBlocks('203.0.113.9')).toEqual(['203.0.113.9'])
  expect(addressBlocks('::ffff:203.0.113.9')).toEqual(['203.0.113.9'])
})

// evidence: M118
test('an IPv6 address counts in its /56 and in its /48', () => {
  expect(addressBlocks('2001:db8:1:2ff::1')).toEqual(['20010db8000102/56', '20010db80001/48'])
  expect(addressBlocks('2001:db8:1:2aa:ffff::')).toEqual(addressBlocks('2001:db8:1:2ff::1'))
  expect(addressBlocks('2001:db8:1:300::1')[0]).not.toBe(addressBlocks('2001:db8:1:2ff::1')[0])
  expect(widestBlock('2001:db8:1:300::1')).toBe(widestBlock('2001:db8:1:2ff::1'))
  expect(widestBlock('2001:db8:2::1')).not.toBe(widestBlock('2001:db8:1::1'))
})

test('what is no address counts as it is', () => {
  for (const text of ['', 'unknown']) expect(addressBlocks(text)).toEqual([text])
})
