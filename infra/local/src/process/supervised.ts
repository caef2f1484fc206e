import { fileURLToPath } from 'node:url'

const guard = fileURLToPath(new URL('../../launch/guard.mjs', import.meta.url))

/** The command that runs a foreign program below the guard, which ends it with us. */
export const guarded = (program: string, args: string[]) => ({
  command: process.execPath,
  args: [guard, program, ...args],
})
