import type { Child } from './child.ts'
import { describeExit } from './wait.ts'

export type Failure = { name: string; code: number | null; how: string; logTail: string }

/** Settles with the first child that ends without having been told to; while all goes well, never. */
export const firstFailure = (children: Child[]): Promise<Failure> =>
  new Promise((resolve) => {
    for (const child of children)
      void child.exited.then((exit) => {
        if (child.isStopping()) return
        resolve({ name: child.name, code: exit.code, how: describeExit(exit), logTail: child.logTail() })
      })
  })
