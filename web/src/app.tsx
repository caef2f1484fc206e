import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  type ReactNode,
  StrictMode,
  startTransition,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { UNSAFE_createHashHistory as createHashHistory, Router } from 'react-router-dom'
import { guarded } from './navigation.ts'
import { Screens } from './routes.tsx'

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
          <Screens />
        </HashRouter>
      </QueryClientProvider>
    </StrictMode>
  )
}

/**
 * Asks about unsaved work before every navigation. Another screen may come late, with its code; another state of the
 * same screen is drawn immediately, so that what is pressed or typed next meets it and not the one before.
 */
function HashRouter({ window, children }: { window: Window | undefined; children: ReactNode }) {
  const history = useMemo(() => createHashHistory({ window, v5Compat: true }), [window])
  const navigator = useMemo(() => guarded(history), [history])
  const [{ action, location }, setDrawn] = useState(() => ({
    action: history.action,
    location: history.location,
  }))
  const screen = useRef(location.pathname)
  useLayoutEffect(() => {
    screen.current = location.pathname
  })
  useLayoutEffect(
    () =>
      history.listen(({ action, location }) => {
        const draw = () => setDrawn({ action, location })
        if (location.pathname === screen.current) draw()
        else startTransition(draw)
      }),
    [history],
  )
  return (
    <Router navigator={navigator} location={location} navigationType={action}>
      {children}
    </Router>
  )
}
