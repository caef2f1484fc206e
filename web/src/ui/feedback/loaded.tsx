import type { PublicSettings } from '@recruit/contract/fields/settings-values'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSettings } from '../../api/settings.ts'
import { useText } from '../../i18n/text.ts'
import { uiText } from '../text.ts'
import { Failure } from './failure.tsx'

interface Props<T> {
  query: UseQueryResult<T>
  /** Earlier data are good enough, so a failed refresh is not shown. */
  isQuiet?: boolean
  children: (data: T) => ReactNode
}

/**
 * Shows a query's data, and before that the loading state or the error with a retry. A later failure appears above the
 * earlier data.
 */
export function Loaded<T>({ query, isQuiet = false, children }: Props<T>) {
  const retry = () => void query.refetch()
  if (query.data !== undefined)
    return (
      <>
        {query.isRefetchError && !isQuiet && (
          // Another failure is read out once more.
          <Failure key={query.errorUpdateCount} error={query.error} onRetry={retry} hasOld />
        )}
        {children(query.data)}
      </>
    )
  if (query.isError) return <Failure error={query.error} onRetry={retry} />
  return <Loading />
}

/**
 * Parts that stand one below the other, drawn once all of their queries have an answer: what arrives later would push
 * away what is there already, under the pointer.
 */
export const DrawnTogether = ({ queries, children }: { queries: UseQueryResult[]; children: ReactNode }) =>
  queries.some(({ isLoading }) => isLoading) ? <Loading /> : children

export function Loading() {
  return <p role="status">{useText(uiText).loading}</p>
}

/** The same for the settings, which nearly every screen decides by. */
export function WithSettings({ children }: { children: (settings: PublicSettings) => ReactNode }) {
  return (
    <Loaded query={useSettings()} isQuiet>
      {children}
    </Loaded>
  )
}
