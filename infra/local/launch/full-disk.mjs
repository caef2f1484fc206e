/**
 * Whether the words of a program or of the system say that the disk is full. They do not in the case of ENOSPC alone,
 * which also stands for too many watched files.
 */
export const saysFullDisk = (words) => /no space left on device/i.test(words)
