import { AppError } from '../http/errors.ts'

const RETRY_AFTER_SECONDS = 1

/** Refused because others, or the caller's own requests, use up a limit; nothing was done. */
export class Overloaded extends AppError {
  /** The limit: a label of the metric, and a field of the log. */
  readonly limit: string

  constructor(limit: string) {
    super('overloaded', { retryAfter: RETRY_AFTER_SECONDS })
    this.limit = limit
  }
}
