import { givenKeys, type Keys } from '../keys/auth-keys.ts'
import { type Entries, entries, type Service } from '../paths.ts'
import type { Failure } from '../process/process-failure.ts'
import type { Databases } from '../servers/databases.ts'
import type { Product } from './product.ts'

export type StackOptions = {
  port: number
  /** Where the first gateway shows its figures, on this machine alone; any free one without it. */
  metricsPort?: number | undefined
  dataDir: string
  /** Defaults to this process's; only a few names of it reach the product. */
  env?: NodeJS.ProcessEnv
  /** Databases that the caller starts and stops; else the stack has its own. */
  databases?: Databases
  /** Begins the schemas' names, so that several stacks can share a MySQL. */
  prefix?: string
  /** Fills the new schemas as the migrations and the setting of keys do, for tests, which start many stacks. */
  fillSchemas?: (mysqlAdminUrl: string, prefix: string) => Promise<void>
  /** To set on a first run, before those of the environment. */
  keys?: Partial<Keys>
  /** Given to every program of the product, over everything else. */
  extraEnv?: Record<string, string>
  /** Over all that, for one program by the name of its part. */
  ownEnv?: Record<string, Record<string, string>>
  /** How many of a program run side by side; one where it is not said. */
  replicas?: Partial<Record<Service | 'gateway', number>>
  /** Delivers messages, by mail where SMTP_URL says where to, else as a dry run; and confirms submissions. */
  delivers?: boolean
  /** A program that ends is reported and does not end the others. */
  keepGoing?: boolean
  /** Receives each program that ends, which then does not end the others. */
  died?: (failure: Failure) => void
  entries?: Partial<Entries>
  say?: (line: string) => void
  /** Ends the start; what had been started is stopped in order. */
  signal?: AbortSignal
}

/** What the programs get, with the defaults filled in. */
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

/** The keys to set on a first run, as far as they are given. */
export const keysOf = ({ env = process.env, keys }: StackOptions): Partial<Keys> => ({
  ...givenKeys(env),
  ...keys,
})
