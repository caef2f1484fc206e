import type { PublicSettings } from '@recruit/contract/fields/settings-values'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CallError, isConflict } from '../../api/client.ts'
import { useSettings } from '../../api/settings.ts'
import { useText } from '../../i18n/text.ts'
import { Button } from '../controls/button.tsx'
import { formText } from '../form/text.ts'
import styles from '../layout/page.module.css'
import { uiText } from '../text.ts'
import refused from './refused.module.css'

interface FailureProps {
  error: unknown
  onRetry: () => void
  hasOld?: boolean
}

/** What failed, in words, with a way to try again. */
export function Failure({ error, onRetry, hasOld = false }: FailureProps) {
  const text = useText(uiText)
  return (
    <div role="alert" className={styles.stack}>
      <p>
        {hasOld ? text.notReadAgain : text.failed} {error instanceof CallError && error.message}
      </p>
      <p>
        <Button onClick={onRetry}>{text.tryAgain}</Button>
      </p>
    </div>
  )
}

interface Props<T> {
  /** Earlier data are good enough, so a failed refresh is not shown. */
  isQuiet?: boolean
  children: (data: T) => ReactNode
}
type Queries = Record<string, UseQueryResult>
type DataOf<Q extends Queries> = { [Name in keyof Q]: NonNullable<Q[Name]['data']> }

/** Shows a query’s data, before that its loading or its error; a later failure appears above the earlier data. */
export const Loaded = <T,>({ query, children, ...more }: Props<T> & { query: UseQueryResult<T> }) => (
  <LoadedAll {...more} queries={{ query }}>
    {({ query }) => children(query)}
  </LoadedAll>
)

/** The same for several queries, once all of them have data. */
export function LoadedAll<Q extends Queries>({
  queries,
  isQuiet = false,
  children,
}: Props<DataOf<Q>> & { queries: Q }) {
  const all = Object.entries(queries)
  const missing = Object.values(queries).find(({ data }) => data === undefined)
  if (missing?.isError) return <Failure error={missing.error} onRetry={() => void missing.refetch()} />
  if (missing) return <Loading />
  const old = isQuiet ? [] : all.filter(([, { isRefetchError }]) => isRefetchError)
  return (
    <>
      {old.map(([name, { error, errorUpdateCount, refetch }]) => (
        // Another failure is read out once more.
        <Failure key={`${name} ${errorUpdateCount}`} error={error} onRetry={() => void refetch()} hasOld />
      ))}
      {children(Object.fromEntries(all.map(([name, { data }]) => [name, data])) as DataOf<Q>)}
    </>
  )
}

/** Parts drawn once all of their queries have an answer: late ones would push others away under the pointer. */
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

/** Why the server refused an action, next to its button; after a conflict the shown values are the stored ones. */
export function Refused({ error, more }: { error: Error | null; more?: string | false | undefined }) {
  const text = useText(formText)
  if (!error) return null
  return (
    <p role="alert" className={refused.refused}>
      {[error.message, more, isConflict(error) && text.readAgain].filter(Boolean).join(' ')}
    </p>
  )
}
