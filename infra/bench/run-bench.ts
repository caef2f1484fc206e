import { listenForTheEnd } from '@recruit/local/process/shutdown'

/** How long what runs may take to end once the run is broken off. */
const GRACE_MS = 2_000

/** Runs a benchmark to its end; broken off, it ends with 130. */
export async function runBench(bench: (signal: AbortSignal) => Promise<unknown>): Promise<never> {
  const signal = listenForTheEnd()
  signal.addEventListener('abort', () => setTimeout(() => process.exit(130), GRACE_MS))
  const code = await bench(signal)
  process.exit(typeof code === 'number' ? code : 0)
}
