import type { PublicSettings } from '@recruit/contract/fields/settings-values'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSettings } from '../../api/settings.ts'
import { useText } from '../../i18n/text.ts'
import { uiText } from '../text.ts'
import { Failure } from './failure.tsx'

/** Shows what a query brought; until then that it is loading, or why it failed with a way to try again. */
export function Loaded<T>({
  query,
  children,
}: {
  query: UseQueryResult<T>
  children: (data: T) => ReactNode
}) {
  const text = useText(uiText)
  if (query.data !== undefined) return children(query.data)
  if (query.isError) return <Failure error={query.error} onRetry={() => void query.refetch()} />
  return <p role="status">{text.loading}</p>
}

/** The same for the settings, which nearly every screen decides by. */
export function WithSettings({ children }: { children: (settings: PublicSettings) => ReactNode }) {
  return <Loaded query={useSettings()}>{children}</Loaded>
}
