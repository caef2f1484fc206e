/** Said to a person, in the two languages that the product speaks. */
export type Localized = Readonly<{ ko: string; en: string }>

/** `refused`: a rule of the product, answered 200 with the call's own failure flag (400 where a call has none). */
export const HTTP_STATUS = {
  refused: 200,
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  not_json: 415,
  too_many: 429,
  internal: 500,
  /** Too much at once: nothing was done, and the same again in a moment may well be. */
  busy: 503,
  unavailable: 503,
} as const
export type ErrorCode = keyof typeof HTTP_STATUS

interface AppErrorOptions extends ErrorOptions {
  /** Why, for programs: a name that the product knows. */
  reason?: string
  flags?: Record<string, unknown>
  retryAfter?: number
}

/** Thrown once where something is wrong and mapped to HTTP once, at the edge. The cause is logged, never shown. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly said: Localized
  readonly reason: string | undefined
  /** Laid over the call's failure flags: `isAlready: true`, say. */
  readonly flags: Readonly<Record<string, unknown>>
  /** After how many seconds it is worth trying again. */
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, said: Localized, options: AppErrorOptions = {}) {
    super(said.en, options)
    this.code = code
    this.said = said
    this.reason = options.reason
    this.flags = options.flags ?? {}
    this.retryAfter = options.retryAfter
  }
}

/** A refusal that the product declares: its code, its reason and its sentence. */
export interface Refusal {
  code: ErrorCode
  reason: string
  said: Localized
}
export const refusalError = ({ code, said, reason }: Refusal, options: AppErrorOptions = {}): AppError =>
  new AppError(code, said, { ...options, reason })

/** Korean when the caller lists it at all or names no language, else English. */
export const languageOf = (acceptLanguage: string | undefined): 'ko' | 'en' =>
  !/[a-z]{2}/i.test(acceptLanguage ?? '') ||
  /(^|[,\s])ko\b(?!\s*;\s*q\s*=\s*0(\.0*)?\s*(,|$))/i.test(acceptLanguage ?? '')
    ? 'ko'
    : 'en'

const standard = {
  invalid: { ko: '보낸 값의 형식이 올바르지 않습니다', en: 'A value has the wrong shape' },
  unauthorized: { ko: '내부 호출만 받습니다.', en: 'Only internal calls are accepted.' },
  not_found: { ko: '찾을 수 없습니다.', en: 'Not found.' },
  too_large: { ko: '보낸 내용이 너무 큽니다.', en: 'The request is too large.' },
  not_json: { ko: 'UTF-8 JSON만 받습니다.', en: 'Only UTF-8 JSON is accepted.' },
  internal: { ko: '문제가 생겼습니다. 운영진에게 알려 주세요.', en: 'Something is wrong on our side.' },
  unavailable: {
    ko: '지금은 처리할 수 없습니다. 잠시 후 다시 시도해 주세요.',
    en: 'This cannot be done right now. Please try again in a moment.',
  },
} satisfies Partial<Record<ErrorCode, Localized>>

/** Of a call that writes; that it was not saved is not certain where the answer to COMMIT got lost. */
export const perhapsUnsaved: Localized = {
  ko: '지금은 처리할 수 없습니다. 저장되지 않았을 수 있으니 잠시 후 다시 시도해 주세요.',
  en: 'This cannot be done right now and may not have been saved. Please try again in a moment.',
}

/** Of a call that writes, where its database could not even be reached: nothing was asked of it. */
const unsaved: Localized = {
  ko: '지금은 처리할 수 없습니다. 저장되지 않았습니다. 잠시 후 다시 시도해 주세요.',
  en: 'This cannot be done right now and was not saved. Please try again in a moment.',
}

/** What any thrown value means to the caller; a mistake in our code, else a dependency that failed. */
export function asAppError(thrown: unknown, isWrite = false): AppError {
  if (thrown instanceof AppError) return thrown
  const issues = issuesOf(thrown)
  if (issues) {
    const where = issues.join(', ')
    const { ko, en } = standard.invalid
    return new AppError('invalid', { ko: `${ko}: ${where}`, en: `${en}: ${where}` })
  }
  const status = statusOf(thrown)
  if (status === 413) return new AppError('too_large', standard.too_large)
  if (status === 415) return new AppError('not_json', standard.not_json)
  if (status && status < 500) {
    return new AppError('invalid', { ko: `${standard.invalid.ko}: JSON`, en: `${standard.invalid.en}: JSON` })
  }
  if (isMistake(thrown)) return new AppError('internal', standard.internal, { cause: thrown })
  const said = neverConnected(thrown) ? unsaved : perhapsUnsaved
  return new AppError('unavailable', isWrite ? said : standard.unavailable, { cause: thrown })
}

/** Sequelize's errors of connecting; a connection that is lost later has another name. Stories write once, at their end. */
const neverConnected = (thrown: unknown): boolean =>
  thrown instanceof Error && /^Sequelize(Connection|HostNot|AccessDenied|InvalidConnection)/.test(thrown.name)

/** A bug of ours is no outage: nobody should try again because of it. A failed fetch is a TypeError with a cause. */
const isMistake = (thrown: unknown): boolean =>
  (thrown instanceof TypeError || thrown instanceof RangeError || thrown instanceof ReferenceError) &&
  thrown.cause === undefined

/** Told at once instead of letting somebody wait. */
export const overloaded: Localized = {
  ko: '지금 요청이 너무 많습니다. 처리되지 않았으니 잠시 후 다시 시도해 주세요.',
  en: 'Too much is going on right now. Nothing was done; please try again in a moment.',
}

/** Nobody of ours vouches for this request. */
export const noToken = () => new AppError('unauthorized', standard.unauthorized)

export const notFound = () => new AppError('not_found', standard.not_found)

/** The fields that a schema refused, each once and at most ten; never their values. */
function issuesOf(thrown: unknown): string[] | null {
  if (!(thrown instanceof Error) || !('issues' in thrown) || !Array.isArray(thrown.issues)) return null
  const fields = thrown.issues.map((issue: { path?: PropertyKey[] }) => String(issue.path?.[0] ?? 'JSON'))
  return [...new Set(fields)].slice(0, 10)
}

const statusOf = (thrown: unknown): number | undefined =>
  thrown instanceof Error && 'status' in thrown && typeof thrown.status === 'number'
    ? thrown.status
    : undefined
