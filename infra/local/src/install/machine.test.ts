import { expect, test } from 'vitest'
import { systemOf } from './machine.ts'

test.each([
  ['ID=debian\nVERSION_ID="12"', 'debian'],
  ['ID=linuxmint\nID_LIKE="ubuntu debian"', 'ubuntu'],
  ['NAME="Ubuntu"\nID=ubuntu\nID_LIKE=debian', 'ubuntu'],
  ['ID=raspbian\nID_LIKE=debian', 'debian'],
  ['ID="rocky"\nID_LIKE="rhel centos fedora"', 'fedora'],
  ['ID=fedora', 'fedora'],
  ['ID=arch', 'other'],
  ['', 'other'],
])('os-release %j is %s', (osRelease, system) => {
  expect(systemOf('linux', osRelease)).toBe(system)
})

test('macOS is known by its platform', () => {
  expect(systemOf('darwin', '')).toBe('macos')
})
