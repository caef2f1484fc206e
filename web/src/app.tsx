import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { HashRouter } from 'react-router-dom'
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
          <Screens />
        </HashRouter>
      </QueryClientProvider>
    </StrictMode>
  )
}
