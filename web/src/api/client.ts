import type { CallName, Calls, ReplyOf, SentTo } from '@recruit/contract'
import type { Reason } from '@recruit/contract/calls/reasons'
import type { Author } from '@recruit/contract/fields/history-authors'
import type { Language } from '@recruit/contract/text'
import { randomUuid } from './random-uuid.ts'
import { noteServerTime } from './server-clock.ts'

export type Endpoints = Record<
  CallName,
  [method: 'GET' | 'POST' | 'PUT', path: string, isIdempotent?: 0 | 1, timeoutSeconds?: number]
>
export type Sent<N extends CallName> = SentTo<Calls[N]>
export type Reply<N extends CallName> = ReplyOf<Calls[N]>

/** Present where the member signed in by name. */
export interface DecidedBy {
  role: Author
  member?: string
}

/** The fields of a failure next to its code and its sentence. */
interface FailureFields {
  /** Who was first, of a conflict between people. */
  by?: DecidedBy
  /** The stored version, after a conflict between versions of a review; null without one. */
  stored?: Reply<'saveReview'>['review'] | null
  /** The ids of taps that were refused. */
  taps?: string[]
}

/** A call that failed: the server's code, its reason and its sentence for a person, or ours when none arrived. */
export class CallError extends Error implements FailureFields {
  readonly status: number
  readonly code: string
  readonly reason: Reason | undefined
  readonly by?: FailureFields['by']
  readonly stored?: FailureFields['stored']
  readonly taps?: FailureFields['taps']
  constructor(
    status: number,
    code: string,
    message: string,
    reason?: Reason,
    { by, stored, taps }: FailureFields = {},
  ) {
    super(message)
    this.name = 'CallError'
    this.status = status
    this.code = code
    this.reason = reason
    this.by = by
    this.stored = stored
    this.taps = taps
  }
}

export const hasStatus = (error: unknown, ...statuses: number[]): error is CallError =>
  error instanceof CallError && statuses.includes(error.status)

/** Whether a change was refused because another person or window was first. */
export const isConflict = (error: unknown) => hasStatus(error, 409)

export interface Surroundings {
  endpoints: Endpoints
  fetch: typeof fetch
  language: () => Language
  cookies: () => string
  pause?: (ms: number) => Promise<void>
}

interface Options {
  /** The request outlives its page: for the last save of a window that is being closed. */
  keepalive?: boolean
  /** A person has pressed a button and waits, so a keyed call with an unknown outcome is sent once more. */
  insist?: boolean
}

const unreachable = {
  ko: '서버에 연결하지 못했습니다. 저장되지 않았을 수 있으니 확인한 뒤 다시 시도해 주세요.',
  en: 'The server could not be reached. It may not have been saved; please check and try again.',
}
const unreadable = {
  ko: '서버의 응답을 읽을 수 없습니다. 잠시 후 다시 시도해 주세요.',
  en: 'The reply of the server could not be read. Please try again in a moment.',
}

const SECOND = 1000
/** Longer than the gateway waits for the service, so that its answer arrives; within 15 to 45 s. */
const timeoutOf = (seconds = 0) => Math.min(45, Math.max(15, seconds * 1.5)) * SECOND

/** Long enough for another replica to take over. */
const INSIST_AFTER = SECOND
const isUnknown = ({ status, code }: CallError) => status === 0 || status >= 502 || code === 'unreadable'

/**
 * Builds the function that makes every call; it resolves with the body of a 200 and throws `CallError` otherwise. A
 * refused security check is repeated once, because its reply has renewed the cookie. A keyed call keeps its key in
 * repeats, so that it takes effect once.
 */
export function createClient({ endpoints, fetch, language, cookies, pause = sleep }: Surroundings) {
  async function attempt(
    name: CallName,
    request: object,
    { keepalive, key }: Options & { key: string | undefined },
  ): Promise<unknown> {
    const [method, path, , timeoutSeconds] = endpoints[name]
    const headers: Record<string, string> = { accept: 'application/json', 'accept-language': language() }
    const init: RequestInit = { method, headers, signal: AbortSignal.timeout(timeoutOf(timeoutSeconds)) }
    if (keepalive) init.keepalive = true
    if (key) headers['idempotency-key'] = key
    let address = path
    if (method === 'GET') {
      const query = new URLSearchParams(
        Object.entries(request)
          .filter(([, value]) => value !== undefined)
          .map(([key, value]): [string, string] => [key, String(value)]),
      )
      if (query.size) address = `${path}?${query}`
    } else {
      headers['content-type'] = 'application/json'
      const token = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(cookies())?.[1]
      if (token) headers['x-xsrf-token'] = decodeURIComponent(token)
      init.body = JSON.stringify(request)
    }
    const sentAt = Date.now()
    const { status, text } = await fetch(address, init)
      .then(async (response) => {
        noteServerTime(response.headers.get('date'), sentAt, Date.now())
        return { status: response.status, text: await response.text() }
      })
      .catch((cause: unknown) => {
        throw Object.assign(new CallError(0, 'unreachable', unreachable[language()]), { cause })
      })
    const body = parse(text)
    if (status === 200 && body) return body
    throw new CallError(
      status,
      textOf(body, 'code') ?? 'unreadable',
      textOf(body, 'message') ?? unreadable[language()],
      textOf(body, 'reason') as Reason | undefined,
      body ?? {},
    )
  }

  return async <N extends CallName>(name: N, request: Sent<N>, options: Options = {}): Promise<Reply<N>> => {
    const key = endpoints[name][2] ? randomUuid() : undefined
    let renewed = false
    let insists = options.insist === true && key !== undefined
    for (;;) {
      try {
        return (await attempt(name, request, { ...options, key })) as Reply<N>
      } catch (error) {
        if (!(error instanceof CallError)) throw error
        if (error.status === 403 && error.code === 'xsrf' && !renewed) renewed = true
        else if (insists && isUnknown(error)) {
          insists = false
          await pause(INSIST_AFTER)
        } else throw error
      }
    }
  }
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

function parse(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}

function textOf(body: object | null, key: string): string | undefined {
  const value: unknown = body ? Reflect.get(body, key) : undefined
  return typeof value === 'string' ? value : undefined
}

/** Whether an application was read by its applicant in a browser that proved it; an address alone gives four fields. */
export const isOwnView = (reply: Reply<'getApplication'>): boolean => reply.version !== undefined
