import { metricsUrlsOf } from '@recruit/local/process/part'
import { startOwnStack } from '@recruit/local/testing/own-stack'

/** The whole product, and its gateway's memory. */
export async function startProduct(signal: AbortSignal) {
  const { stack, stop } = await startOwnStack('attacks', { signal, delivers: true })
  const { url, port } = stack
  const [figures = ''] = metricsUrlsOf(stack.parts, 'gateway')
  return {
    url,
    port,
    stop,
    async memory(): Promise<number> {
      const text = await (await fetch(figures)).text()
      return Number(/^process_resident_memory_bytes\{[^}]*\} (\S+)/m.exec(text)?.[1] ?? 0) / 1_048_576
    },
  }
}
