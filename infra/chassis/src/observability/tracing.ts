import type { ServerConfig } from '../config/config.ts'
import type { Tracing } from './span.ts'

type TracingConfig = Pick<
  ServerConfig,
  'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_TRACES_SAMPLER_ARG' | 'BUILD_VERSION'
>

/** The tracing of this process, or null without a collector: then nothing is loaded. */
export async function startTracing(service: string, config: TracingConfig): Promise<Tracing | null> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: ratio, BUILD_VERSION } = config
  if (!endpoint) return null
  const { createTracing } = await import('./tracing-sdk.ts')
  return createTracing({ service, endpoint, ratio, version: BUILD_VERSION })
}
