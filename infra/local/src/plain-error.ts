import { saysFullDisk } from '../launch/full-disk.mjs'

/** An error that the reader of the terminal can act on: shown as its message alone, without a stack. */
export class PlainError extends Error {}

const NOT_ALLOWED = ['EACCES', 'EPERM', 'EROFS']

/** What to print for an error. What the machine refuses is one line: its operator can act on it. */
export function wordsFor(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const [line = ''] = error.message.split('\n')
  if (saysFullDisk(error.message)) return `The disk is full: ${line}`
  if (NOT_ALLOWED.includes((error as NodeJS.ErrnoException).code ?? ''))
    return `This user may not do that: ${line}`
  return error instanceof PlainError ? error.message : (error.stack ?? error.message)
}
