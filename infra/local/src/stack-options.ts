import { givenKeys, type Keys } from './auth-keys.ts'
import type { Databases } from './databases.ts'
import { type Entries, entries } from './paths.ts'
import type { Product } from './product.ts'

export type StackOptions = {
  port: number
  dataDir: string
  /** Defaults to this process's; only a few names of it reach the product. */
  env?: NodeJS.ProcessEnv
  /** Databases that somebody else starts and stops; else the stack has its own. */
  databases?: Databases
  /** Begins the schemas' names, so that several stacks can share a MySQL. */
  prefix?: string
  adminKey?: string
  managerKey?: string
  /** Given to every program of the product, over everything else. */
  extraEnv?: Record<string, string>
  entries?: Partial<Entries>
  say?: (line: string) => void
  /** Ends the start; what had been started is stopped in order. */
  signal?: AbortSignal
}
/** What the programs get, with the defaults filled in. */
export const productOf = ({
  dataDir,
  env = process.env,
  say = console.log,
  signal,
  ...rest
}: StackOptions): Product => ({
  dataDir,
  env,
  say,
  signal,
  entries: { ...entries, ...rest.entries },
  extraEnv: rest.extraEnv ?? {},
})

/** The keys to set on a first run, as far as they are given. */
export const keysOf = ({ env = process.env, adminKey, managerKey }: StackOptions): Partial<Keys> => ({
  ...givenKeys(env),
  ...(adminKey ? { admin: adminKey } : {}),
  ...(managerKey ? { manager: managerKey } : {}),
})
