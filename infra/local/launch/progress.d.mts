/** See progress.mjs, which runs before TypeScript can. */
export declare function withProgress<T>(
  what: string,
  work: () => Promise<T>,
  say: (line: string) => void,
): Promise<T>
