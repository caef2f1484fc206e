/** How a program ended that nobody has told to. */
export type Failure = { name: string; code: number | null; how: string; logTail: string }
