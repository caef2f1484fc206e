import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode, useContext, useMemo } from 'react'
import { HashRouter, UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom'
import { guarded } from './navigation.ts'
import { Screens } from './screens.tsx'

/**
 * A failed call is told to the person, who decides to try again; repeating by itself would only delay that. Without a
 * network a change fails at once, in words: one that waited would come true later, when it was long given up.
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

/** The whole app, the same tree in the browser and where it is rendered ahead: hydration relies on that. */
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

/** Puts the question about unsaved work in front of every navigation, whoever begins it. */
function Guarded({ children }: { children: ReactNode }) {
  const context = useContext(NavigationContext)
  const value = useMemo(() => ({ ...context, navigator: guarded(context.navigator) }), [context])
  return <NavigationContext.Provider value={value}>{children}</NavigationContext.Provider>
}
