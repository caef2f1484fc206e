import { givenKeys, type Keys } from '../keys/auth-keys.ts'
import { type Entries, entries, type Service } from '../paths.ts'
import type { Failure } from '../process/part.ts'
import type { Databases } from '../servers/databases.ts'
import type { Product } from './product.ts'

export type StackOptions = {
  port: number
  /** The first gateway's metrics port, on this machine only; any free one by default. */
  metricsPort?: number | undefined
  dataDir: string
  /** Defaults to this process's; the product receives only a few names of it. */
  env?: NodeJS.ProcessEnv
  /** Databases that the caller starts and stops; else the stack has its own. */
  databases?: Databases
  /** The prefix of the schemas' names, so that several stacks can share a MySQL. */
  prefix?: string
  /** Fills new schemas instead of the migrations and the setting of keys, for tests, which start many stacks. */
  fillSchemas?: (mysqlAdminUrl: string, prefix: string) => Promise<void>
  /** The keys of a first run, before those of the environment. */
  keys?: Partial<Keys>
  /** For every program of the product, over everything else. */
  extraEnv?: Record<string, string>
  /** For one program by the name of its part, over all others. */
  ownEnv?: Record<string, Record<string, string>>
  /** How many of each program run; default one. */
  replicas?: Partial<Record<Service | 'gateway', number>>
  /** Delivers messages, by mail with SMTP_URL, else as a dry run; also confirms submissions. */
  delivers?: boolean
  /** A program that ends is reported and does not end the others. */
  keepGoing?: boolean
  /** Receives each program that ends, which then does not end the others. */
  died?: (failure: Failure) => void
  entries?: Partial<Entries>
  say?: (line: string) => void
  /** Cancels the start; what has started is stopped in order. */
  signal?: AbortSignal
}

/** The options of the programs, with defaults. */
export const productOf = (
  { dataDir, env = process.env, say = console.log, signal, ...rest }: StackOptions,
  died: (failure: Failure) => void,
): Product => ({
  dataDir,
  env,
  say,
  signal,
  entries: { ...entries, ...rest.entries },
  extraEnv: rest.extraEnv ?? {},
  ownEnv: rest.ownEnv,
  keepGoing: rest.keepGoing,
  died: (failure) => {
    if (rest.died) return rest.died(failure)
    if (!rest.keepGoing) return died(failure)
    say(`${failure.name} ${failure.how}; the others go on.`)
  },
})

export const keysOf = ({ env = process.env, keys }: StackOptions): Partial<Keys> => ({
  ...givenKeys(env),
  ...keys,
})
