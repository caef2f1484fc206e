import { execFileSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { diskUse } from '../../vm/backup/machine.ts'

test('a disk is as full as df counts it, and one that cannot be read has no figure', () => {
  const [, line = ''] = String(execFileSync('df', ['-P', tmpdir()])).split('\n')
  const [, percent] = /(\d+)%/.exec(line) ?? []
  // df rounds up; others may write between the two looks.
  expect(Math.abs(diskUse(tmpdir()) * 100 - Number(percent))).toBeLessThanOrEqual(2)
  expect(diskUse('/there/is/no/such/folder')).toBe(0)
})
