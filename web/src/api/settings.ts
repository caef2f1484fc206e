import { SETTINGS_KEY } from '@recruit/contract/constants'
import type { PublicSettings } from '@recruit/contract/fields/settings-values'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { callQuery, readAgain } from './call-query.ts'

export { isPeriodOpen } from './period-open.ts'

const STALE_AFTER = 30_000

/** The record that the gateway wrote into the page, so that the first paint needs no call. */
function inlinedRecord(): PublicSettings | undefined {
  if (typeof document === 'undefined') return undefined
  const text = document.getElementById('settings')?.textContent
  if (!text?.trim()) return undefined
  try {
    return JSON.parse(text) as PublicSettings
  } catch {
    return undefined
  }
}

const settingsQuery = {
  ...callQuery('loadSettings', { key: SETTINGS_KEY }),
  initialData: inlinedRecord,
  initialDataUpdatedAt: () => performance.timeOrigin,
  staleTime: STALE_AFTER,
  gcTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: true,
}

/** Replaces the record in the page where a page is rendered without a browser. */
export const inlineSettings = (client: QueryClient, reply: PublicSettings) =>
  void client.setQueryData(settingsQuery.queryKey, reply)

/** The settings every page may read; read again on focus when the copy is older than 30 s. */
export const useSettings = () => useQuery(settingsQuery)

/** Reads the settings again if the copy is older than 30 s; called on every route change. */
export const refreshSettings = (client: QueryClient) =>
  client.refetchQueries({ queryKey: settingsQuery.queryKey, stale: true })

/** Reads the settings again after an admin changed them. */
export const forgetSettings = (client: QueryClient) => readAgain(client, 'loadSettings')
