import { expect, test } from 'vitest'
import { plainAddress } from './mail-address.ts'
import { hasReservedDomain } from './smtp-channel.ts'

const isReserved = (address: string) => hasReservedDomain(plainAddress(address) ?? '')

test.each([
  'a@recruit.test',
  'a@mail.recruit.test',
  'a@b.example',
  'a@b.INVALID',
  'a@b.localhost',
  'a@example.com',
  'a@Mail.Example.NET',
  'a@a.b.example.org',
])('%s is nobody’s', (address) => expect(isReserved(address)).toBe(true))

test.each([
  'a@ewha.ac.kr',
  'a@test.kr',
  'a@myexample.com',
  'a@example.co.kr',
  'a@example.com.kr',
  'a@contest.com',
  'test@latest.org',
])('%s may be somebody’s', (address) => expect(isReserved(address)).toBe(false))
