import { AsyncLocalStorage } from 'node:async_hooks'

/** For whom a piece of work is done, as far as shares go. */
export interface Caller {
  /** The address block or staff session whose share it uses. */
  key: string
  /** The caller has left and does not wait for the reply. */
  hasLeft: () => boolean
  /** It has had a connection to the database: from then on it is carried to its end. */
  hasBegun: boolean
}

const storage = new AsyncLocalStorage<Caller>()

/** Runs work for a caller; everything it starts counts as this caller's. */
export const workFor = <Result>(caller: Omit<Caller, 'hasBegun'>, work: () => Result): Result =>
  storage.run({ ...caller, hasBegun: false }, work)

/** The caller for whom the current work runs; undefined for the process's own work. */
export const presentCaller = (): Caller | undefined => storage.getStore()

/** Does some work that several callers share: it counts as none's, so that it goes on when one of them leaves. */
export const workForAll = <Result>(work: () => Result): Result => storage.exit(work)
