/** How a program ended unexpectedly. */
export type Failure = { name: string; code: number | null; how: string; logTail: string }
