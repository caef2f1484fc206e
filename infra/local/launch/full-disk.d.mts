/** See full-disk.mjs, which runs before TypeScript can. */
export declare function saysFullDisk(words: string): boolean
