import type { Rotating, ServerConfig } from '../config/config.ts'
import { createLogger, type Logger } from '../observability/logger.ts'
import { createMetrics, type Metrics } from '../observability/metrics.ts'
import type { Tracing } from '../observability/span.ts'
import { connectRedis, type Redis } from '../redis/redis.ts'
import { kidOfPrivate, kidOfPublic } from '../tokens/internal-token.ts'
import { type Lifecycle, lifecycle } from './run-service.ts'

export interface ProgramOptions {
  name: string
  config: Omit<ServerConfig, 'HOST'> & { REDIS_URL: string }
  /** The live public keys of each accepted issuer. */
  issuers?: Record<string, Rotating<string[]>>
  /** The key of its own tokens. */
  signingKey?: Rotating<string>
}

/** What every program of the product has, the gateway included. */
export interface Program {
  log: Logger
  metrics: Metrics
  tracing: Tracing | null
  redis: Redis
  life: Lifecycle
}

export async function openProgram(options: ProgramOptions): Promise<Program> {
  const { name, config, issuers = {}, signingKey } = options
  const log = createLogger(name, config.LOG_LEVEL)
  const kids = () => [
    ...Object.values(issuers).flatMap((keys) => keys().map(kidOfPublic)),
    ...(signingKey ? [kidOfPrivate(signingKey())] : []),
  ]
  return {
    log,
    metrics: createMetrics(name, { version: config.BUILD_VERSION, kids }),
    tracing: await startTracing(name, config),
    redis: connectRedis(config.REDIS_URL, log),
    life: lifecycle(),
  }
}

/** Closes what the program opened, after everything that uses it. */
export const closersOf = ({ redis, tracing }: Program) => [() => redis.disconnect(), () => tracing?.close()]

type TracingConfig = Pick<
  ServerConfig,
  'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_TRACES_SAMPLER_ARG' | 'BUILD_VERSION'
>

/** The tracing of this process, or null without a collector: then nothing is loaded. */
async function startTracing(service: string, config: TracingConfig): Promise<Tracing | null> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: ratio, BUILD_VERSION } = config
  if (!endpoint) return null
  const { createTracing } = await import('../observability/tracing-sdk.ts')
  return createTracing({ service, endpoint, ratio, version: BUILD_VERSION })
}
