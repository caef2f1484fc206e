/** An error that the reader of the terminal can act on: shown as its message alone, without a stack. */
export class PlainError extends Error {}

/** What to print for whatever was thrown. */
export function wordsFor(error: unknown): string {
  if (error instanceof PlainError) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
