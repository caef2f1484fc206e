/** See lock.mjs, which runs before TypeScript can. */
export declare function takeLock(file: string): (() => void) | null
export declare function isAlive(identity: string): boolean
export declare function identityOf(pid: number): string | null
