/** Methods, route patterns, statuses and names of stores; never an address, an id, a name or a body. */
type Attributes = Record<string, string | number>

/** A piece of work within a trace. */
export interface Span {
  traceId: string
  /** The W3C header by which another process continues it. */
  traceparent: string
  /** Runs `work` as a part of it: spans that begin meanwhile are its children. */
  within: (work: () => unknown) => void
  end: (attributes: Attributes, isFailed: boolean) => void
}
export interface Tracing {
  /** A span that continues `parent`, else the current one, else starts a trace. */
  begin: (name: string, kind: 'server' | 'client', attributes: Attributes, parent?: string) => Span
  close: () => Promise<void>
}

/** The attributes and the error state of a request's span. */
export const endOfRequest = (status: number): [Attributes, boolean] => [
  { 'http.response.status_code': status },
  status >= 500,
]
