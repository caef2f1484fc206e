import { expect, test } from 'vitest'
import { figureIn } from './system-state.ts'

const FIGURES = [
  '# HELP messages Messages in the outbox, by state',
  '# TYPE messages gauge',
  'messages{state="queued",service="delivery"} 3',
  'messages{state="failed",service="delivery"} 0',
  'recruit_backup_seconds 1795000000',
].join('\n')

test('a figure is found by its name and a label, and a missing one is null', () => {
  expect(figureIn(FIGURES, 'messages', 'state="queued"')).toBe(3)
  expect(figureIn(FIGURES, 'messages', 'state="failed"')).toBe(0)
  expect(figureIn(FIGURES, 'messages', 'state="sent"')).toBeNull()
  expect(figureIn(FIGURES, 'recruit_backup_seconds')).toBe(1_795_000_000)
  expect(figureIn(FIGURES, 'recruit_backup')).toBeNull()
  expect(figureIn('', 'messages')).toBeNull()
})
