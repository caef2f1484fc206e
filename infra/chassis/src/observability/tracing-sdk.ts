import {
  type Context,
  context,
  isSpanContextValid,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { watchCommands } from './metrics.ts'
import type { Tracing } from './span.ts'

interface TracingOptions {
  service: string
  /** The address for OTLP over HTTP, without `/v1/traces`. */
  endpoint: string
  /** The share of traces that is kept, decided at their start. */
  ratio: number
  version: string | undefined
}

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT }
/** While a collector is away the newest spans are dropped, and no request waits. */
const LIMITS = { maxQueueSize: 2048, scheduledDelayMillis: 1_000, exportTimeoutMillis: 5_000 }

/** Spans of requests, and of every command to MySQL and Redis within one. */
export function createTracing({ service, endpoint, ratio, version }: TracingOptions): Tracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': service,
      ...(version ? { 'service.version': version } : {}),
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` }),
        ...LIMITS,
      }),
    ],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  const tracer = provider.getTracer('recruit')
  traceCommands(tracer)
  return {
    begin(name, kind, attributes, parent) {
      const around = parent === undefined ? context.active() : contextOf(parent)
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, around)
      const { traceId, spanId, traceFlags } = span.spanContext()
      return {
        traceId,
        traceparent: `00-${traceId}-${spanId}-0${traceFlags & 1}`,
        within: (work) => void context.with(trace.setSpan(around, span), work),
        end: (more, isFailed) => {
          span.setAttributes(more)
          if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        },
      }
    },
    close: () => provider.shutdown(),
  }
}

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-0([01])$/

/** The parent of a trace; a malformed traceparent starts a new trace. */
function contextOf(traceparent: string): Context {
  const [, traceId = '', spanId = '', flag] = TRACEPARENT.exec(traceparent) ?? []
  const remote = { traceId, spanId, traceFlags: Number(flag ?? 0), isRemote: true }
  return isSpanContextValid(remote) ? trace.setSpanContext(ROOT_CONTEXT, remote) : ROOT_CONTEXT
}

/** Commands outside of a request, such as health checks, get no span. */
function traceCommands(tracer: Tracer): void {
  watchCommands((store, { query, command }) => {
    if (!trace.getActiveSpan()) return undefined
    const { operation, table } =
      store === 'mysql' ? statementOf(query ?? 'CONNECT') : { operation: command ?? '', table: undefined }
    const span = tracer.startSpan(table ? `${operation} ${table}` : operation, {
      kind: SpanKind.CLIENT,
      attributes: {
        'db.system.name': store,
        'db.operation.name': operation,
        ...(table ? { 'db.collection.name': table } : {}),
      },
    })
    return (outcome) => {
      if (outcome !== 'ok') span.setAttribute('error.type', outcome)
      if (outcome === 'failed') span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    }
  })
}

const TABLE = /\b(?:FROM|INTO|UPDATE)\s+(?:`?\w+`?\.)?`?(\w+)`?/i

/**
 * The loggable part of an SQL statement: its verb and its table. Sequelize writes values into statements, so everything
 * from the first quote on is ignored.
 */
export function statementOf(sql: string): { operation: string; table: string | undefined } {
  const [beforeValues = ''] = /^[^'"]*/.exec(sql) ?? []
  const [operation = ''] = /[A-Za-z]+/.exec(beforeValues) ?? []
  return { operation: operation.toUpperCase(), table: TABLE.exec(beforeValues)?.[1] }
}
