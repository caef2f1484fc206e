import type { NetworkInterfaceInfo } from 'node:os'
import { expect, test } from 'vitest'
import { fromElsewhere, sameNetworkUrls } from './same-network.ts'

const ipv4 = (address: string, internal = false): NetworkInterfaceInfo => ({
  address,
  family: 'IPv4',
  internal,
  netmask: '255.255.255.0',
  mac: '02:00:00:00:00:01',
  cidr: `${address}/24`,
})
const ipv6: NetworkInterfaceInfo = {
  address: 'fe80::1',
  family: 'IPv6',
  internal: false,
  netmask: 'ffff:ffff:ffff:ffff::',
  mac: '02:00:00:00:00:01',
  cidr: 'fe80::1/64',
  scopeid: 2,
}

test('every address that a phone in the same network reaches is named', () => {
  const interfaces = {
    lo: [ipv4('127.0.0.1', true)],
    wlan0: [ipv6, ipv4('192.168.0.12')],
    eth0: [ipv4('10.0.0.5')],
  }
  expect(sameNetworkUrls(interfaces, 8080)).toEqual(['http://192.168.0.12:8080', 'http://10.0.0.5:8080'])
  expect(fromElsewhere({}, interfaces, 8080)).toBe(
    'In the same network: http://192.168.0.12:8080 http://10.0.0.5:8080',
  )
})

test.each([
  'docker0',
  'br-4f1c2d3e4f5a',
  'veth12ab34c',
  'virbr0',
  'podman0',
  'bridge100',
  'utun3',
  'wg0',
  'tailscale0',
  'vEthernet (WSL)',
  'VirtualBox Host-Only Network',
])('%s is left out', (name) => {
  expect(sameNetworkUrls({ [name]: [ipv4('172.17.0.1')] }, 8080)).toEqual([])
})

test.each(['en0', 'enp3s0', 'wlp2s0', 'br0', 'Wi-Fi', 'Ethernet', '이더넷'])('%s is named', (name) => {
  expect(sameNetworkUrls({ [name]: [ipv4('192.168.0.12')] }, 80)).toEqual(['http://192.168.0.12:80'])
})

test('an address that the machine gave itself is left out, and without any there is no line', () => {
  const interfaces = { lo: [ipv4('127.0.0.1', true)], eth0: [ipv4('169.254.7.7')], en1: undefined }
  expect(fromElsewhere({}, interfaces, 8080)).toBeNull()
})

test('where PUBLIC_URL is set, the only address that works is named', () => {
  const line = fromElsewhere(
    { PUBLIC_URL: 'https://recruit.example.org' },
    { eth0: [ipv4('10.0.0.5')] },
    8080,
  )
  expect(line).toContain('open https://recruit.example.org.')
  expect(line).not.toContain('10.0.0.5')
})
