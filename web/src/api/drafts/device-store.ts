import { randomUuid } from '../random-uuid.ts'

/** What one tab has written of one text to this device. */
export interface StoredCopy {
  id: string
  /** Each tab has its own copy, so that two of them never overwrite each other. */
  tab: string
  at: number
}

const DATABASE = 'recruit'
const STORE = 'drafts'
const EXPIRES_AFTER = 30 * 24 * 60 * 60 * 1000

let opened: Promise<IDBDatabase> | null = null

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: ['id', 'tab'] })
    request.onerror = () => reject(request.error)
    request.onsuccess = () => {
      const database = request.result
      database.onclose = () => {
        opened = null
      }
      database.onversionchange = () => database.close()
      resolve(database)
    }
  }).catch((error: unknown) => {
    opened = null
    throw error
  })
  return opened
}

/** Resolves once the transaction is complete; rejects when the device refuses, in private windows for instance. */
async function run<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open()
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(STORE, mode)
    const request = act(transaction.objectStore(STORE))
    transaction.oncomplete = () => resolve(request.result)
    transaction.onabort = () => reject(transaction.error)
    transaction.onerror = () => reject(transaction.error)
  })
}

const allOf = (id: string) => IDBKeyRange.bound([id], [id, []])

export const TAB = randomUuid()
export const writeCopy = <Copy extends StoredCopy>(copy: Omit<Copy, 'at'>) =>
  run('readwrite', (store) => store.put({ ...copy, at: Date.now() }))
export const removeCopy = (id: string, tab: string) =>
  run('readwrite', (store) => store.delete(IDBKeyRange.only([id, tab])))
/** Of every tab: for computers that others use too. */
export const clearCopies = (id: string) => run('readwrite', (store) => store.delete(allOf(id)))

/** The copies of one text, newest first, without those that have expired; these are removed. */
export async function readCopies<Copy extends StoredCopy>(id: string, now = Date.now()): Promise<Copy[]> {
  const copies = await run<Copy[]>('readonly', (store) => store.getAll())
  const expired = copies.filter(({ at }) => now - at > EXPIRES_AFTER)
  await Promise.all(expired.map((copy) => removeCopy(copy.id, copy.tab)))
  return copies.filter((copy) => copy.id === id && !expired.includes(copy)).sort((a, b) => b.at - a.at)
}
