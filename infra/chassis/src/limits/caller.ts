import { AsyncLocalStorage } from 'node:async_hooks'

/** The owner of some work, for shares. */
export interface Caller {
  /** The address block or staff session whose share it uses. */
  key: string
  /** Whether the caller has left. */
  hasLeft: () => boolean
  /** It has had a database connection: from then on it is completed. */
  hasBegun: boolean
}

const storage = new AsyncLocalStorage<Caller>()

/** Runs work for a caller; everything it starts counts as this caller's. */
export const workFor = <Result>(caller: Omit<Caller, 'hasBegun'>, work: () => Result): Result =>
  storage.run({ ...caller, hasBegun: false }, work)

/** The caller for whom the current work runs; undefined for the process's own work. */
export const presentCaller = (): Caller | undefined => storage.getStore()

/** Runs work that several callers share: it belongs to none, so that it continues when one of them leaves. */
export const workForAll = <Result>(work: () => Result): Result => storage.exit(work)
