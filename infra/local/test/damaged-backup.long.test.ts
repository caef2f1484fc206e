import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { assertOfThisVersion } from '../backup/fits.ts'
import { checkBackup } from '../backup/format.ts'
import { whole, withHeader } from './backup-entries.ts'
import { backup, dataDir, file, fill, start } from './backup-product.ts'

beforeAll(async () => {
  await start()
  await fill()
  await backup([file])
})

test('what was cut off or damaged anywhere is recognised', async () => {
  const bytes = readFileSync(file)
  const undamaged = await whole(file)
  const damaged = join(dataDir, 'damaged.backup.gz')
  const refusal = async (content: Buffer) => {
    writeFileSync(damaged, content)
    return whole(damaged).then(
      (entries) => (isDeepStrictEqual(entries, undamaged) ? 'nothing is lost' : 'other entries'),
      ({ message }: Error) => (message.includes('is not a whole backup') ? 'refused' : message),
    )
  }
  const isRefused = async (content: Buffer) => expect(await refusal(content)).toBe('refused')
  let refused = 0
  // The first ten bytes are not part of the content.
  for (let step = 0; step < 60; step++) {
    const at = 10 + Math.floor(((bytes.length - 10) * step) / 60)
    await isRefused(bytes.subarray(0, at))
    const flipped = Buffer.of((bytes[at] ?? 0) ^ 4)
    const outcome = await refusal(Buffer.concat([bytes.subarray(0, at), flipped, bytes.subarray(at + 1)]))
    // Some bits between two compressed blocks have no meaning.
    expect(['refused', 'nothing is lost']).toContain(outcome)
    if (outcome === 'refused') refused++
  }
  expect(refused).toBeGreaterThan(50)
  await isRefused(bytes.subarray(0, -1))
  await isRefused(Buffer.concat([bytes, bytes]))
})

test('another format or version is refused, with the way to go', async () => {
  const refusal = async (path: string) => {
    const header = await checkBackup(path)
    assertOfThisVersion(path, header)
  }
  const text = join(dataDir, 'text')
  writeFileSync(text, 'SELECT 1')
  await expect(refusal(text)).rejects.toThrow('not a whole backup')
  const next = await withHeader('format', (header) => {
    header.version = 2
  })
  await expect(refusal(next)).rejects.toThrow('is of format 2')
  const older = await withHeader('older', ({ schemas }) => schemas.settings.migrations.pop())
  await expect(refusal(older)).rejects.toThrow('by an older version: its settings has no 0')
  const newer = await withHeader('newer', ({ schemas }) => schemas.auth.migrations.push('999-more'))
  await expect(refusal(newer)).rejects.toThrow('by a newer version: its auth has 999-more')
  await expect(
    refusal(
      await withHeader('count', ({ schemas }) => {
        schemas.auth.rows.history = 999
      }),
    ),
  ).rejects.toThrow('not as many auth.history')
  await refusal(file)
})
