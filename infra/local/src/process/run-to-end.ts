import { PlainError } from '../plain-error.ts'
import { type ChildSpec, spawnChild } from './child.ts'
import { describeExit, tailOf, within } from './wait.ts'

/** Runs a program to its end. Throws with its name and the tail of its log when it fails or takes too long. */
export async function runToEnd(spec: ChildSpec, limitMs: number, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted()
  const child = spawnChild(spec)
  try {
    const exit = await within(child.exited, { what: spec.name, limitMs, signal })
    if (exit.code !== 0) throw new PlainError(`${spec.name} ${describeExit(exit)}.${tailOf(child)}`)
  } finally {
    await child.stop(2_000)
  }
}
