import { saysFullDisk } from '../launch/full-disk.mjs'

/** An error that the user can act on: shown as its message, without a stack. */
export class PlainError extends Error {}

const NOT_ALLOWED = ['EACCES', 'EPERM', 'EROFS']

/** The text to print for an error; one line for the system's errors, which an operator can act on. */
export function wordsFor(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const [line = ''] = error.message.split('\n')
  if (saysFullDisk(error.message)) return `The disk is full: ${line}`
  if (NOT_ALLOWED.includes((error as NodeJS.ErrnoException).code ?? ''))
    return `This user may not do that: ${line}`
  return error instanceof PlainError ? error.message : (error.stack ?? error.message)
}
