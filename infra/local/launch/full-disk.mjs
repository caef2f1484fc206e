/**
 * Whether a program's or the system's message reports a full disk. ENOSPC alone does not: it also means too many
 * watched files.
 */
export const saysFullDisk = (words) => /no space left on device/i.test(words)
