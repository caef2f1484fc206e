import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode, useContext, useMemo } from 'react'
import { HashRouter, UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom'
import { guarded } from './navigation.ts'
import { Screens } from './screens.tsx'

/**
 * A failed call shows its error and the person decides to try again, because retries would only delay the error.
 * Offline changes fail immediately: a paused one would take effect after the person gave it up.
 */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnReconnect: true },
      mutations: { networkMode: 'always' },
    },
  })

interface Props {
  client: QueryClient
  /** Where there is no browser: what the router asks for its address. */
  window?: Window | undefined
}

/** The whole app, the same tree in the browser and in the prerender, because hydration relies on that. */
export function App({ client, window }: Props) {
  return (
    <StrictMode>
      <QueryClientProvider client={client}>
        <HashRouter window={window}>
          <Guarded>
            <Screens />
          </Guarded>
        </HashRouter>
      </QueryClientProvider>
    </StrictMode>
  )
}

/** Asks about unsaved work before every navigation. */
function Guarded({ children }: { children: ReactNode }) {
  const context = useContext(NavigationContext)
  const value = useMemo(() => ({ ...context, navigator: guarded(context.navigator) }), [context])
  return <NavigationContext.Provider value={value}>{children}</NavigationContext.Provider>
}
