import { because, type FailureCode, type Reason } from '@recruit/contract/calls/reasons'
import type { Text } from '@recruit/contract/text'
import { isStatementMistake, neverConnected } from '../mysql/outage.ts'

interface AppErrorOptions extends ErrorOptions {
  /** Replaces the reason's own sentence. */
  said?: Text
  flags?: Record<string, unknown>
  retryAfter?: number
}

/** Thrown where something is wrong, and mapped to HTTP at the edge. The cause is logged, never shown. */
export class AppError extends Error {
  readonly reason: Reason
  readonly code: FailureCode
  readonly said: Text
  /** Merged into the call's failure flags, for example `isAlready: true`. */
  readonly flags: Readonly<Record<string, unknown>>
  /** Seconds after which a retry may succeed. */
  readonly retryAfter: number | undefined

  constructor(reason: Reason, options: AppErrorOptions = {}) {
    const { code, said } = because(reason)
    super((options.said ?? said).en, options)
    this.reason = reason
    this.code = code
    this.said = options.said ?? said
    this.flags = options.flags ?? {}
    this.retryAfter = options.retryAfter
  }
}

/** Korean if the caller lists it at all or names no language, else English. */
export const languageOf = (acceptLanguage: string | undefined): 'ko' | 'en' =>
  !/[a-z]{2}/i.test(acceptLanguage ?? '') ||
  /(^|[,\s])ko\b(?!\s*;\s*q\s*=\s*0(\.0*)?\s*(,|$))/i.test(acceptLanguage ?? '')
    ? 'ko'
    : 'en'

/** Maps any thrown value to an error for the caller: a bug of ours, else a failed dependency. */
export function asAppError(thrown: unknown, isWrite = false): AppError {
  if (thrown instanceof AppError) return thrown
  const issues = issuesOf(thrown)
  if (issues) {
    const { ko, en } = because('wrongShape').said
    const fields = issues.join(', ')
    return new AppError('wrongShape', { said: { ko: `${ko}: ${fields}`, en: `${en}: ${fields}` } })
  }
  const status = statusOf(thrown)
  if (status === 413) return new AppError('bodyTooLarge')
  if (status === 415) return new AppError('jsonOnly')
  if (status && status < 500) return new AppError('badJson')
  if (isMistake(thrown)) return new AppError('mistake', { cause: thrown })
  if (!isWrite) return new AppError('unavailable', { cause: thrown })
  // Transactions write once, at their end.
  return new AppError(neverConnected(thrown) ? 'upstreamDown' : 'perhapsUnsaved', { cause: thrown })
}

/** A bug is no outage, so no caller should retry. A failed fetch is a TypeError with a cause. */
const isMistake = (thrown: unknown): boolean =>
  isStatementMistake(thrown) ||
  ((thrown instanceof TypeError || thrown instanceof RangeError || thrown instanceof ReferenceError) &&
    thrown.cause === undefined)

/** The refused fields of a schema, each once and at most ten; never their values. */
function issuesOf(thrown: unknown): string[] | null {
  if (!(thrown instanceof Error) || !('issues' in thrown) || !Array.isArray(thrown.issues)) return null
  const fields = thrown.issues.map((issue: { path?: PropertyKey[] }) => String(issue.path?.[0] ?? 'JSON'))
  return [...new Set(fields)].slice(0, 10)
}

const statusOf = (thrown: unknown): number | undefined =>
  thrown instanceof Error && 'status' in thrown && typeof thrown.status === 'number'
    ? thrown.status
    : undefined
