import { Suspense, useEffect } from 'react'
import { type RouteObject, useLocation, useRoutes } from 'react-router-dom'
import { paths } from './paths.ts'
import { routes } from './routes.tsx'
import { moreGlyphs } from './ui/art/more-glyphs.ts'
import { ErrorBoundary } from './ui/feedback/error-boundary.tsx'
import { lazyScreen } from './ui/lazy-screen.tsx'

/**
 * Draws the route table without React Router's data router: its unused loaders, actions and fetchers would add 15 KiB
 * to the landing page. `lazy` and `errorElement` keep their meaning.
 */
function drawable({ lazy: load, errorElement, children, ...route }: RouteObject): RouteObject {
  const element = typeof load === 'function' ? lazyElement(load) : route.element
  const drawn = {
    ...route,
    element: errorElement ? <ErrorBoundary fallback={errorElement}>{element}</ErrorBoundary> : element,
  }
  return drawn.index
    ? { ...drawn, index: true }
    : { ...drawn, index: false, children: children?.map(drawable) }
}

function lazyElement(load: Extract<NonNullable<RouteObject['lazy']>, () => unknown>) {
  const Screen = lazyScreen(async () => {
    const { Component } = await load()
    if (!Component) throw new Error('The chunk lacks its screen')
    return Component
  })
  return <Screen />
}

const table = routes.map(drawable)

/** The screen of the current address. A first screen that is still on its way is an empty page, not another one. */
export function Screens() {
  const isLanding = useLocation().pathname === paths.home
  useEffect(() => {
    if (!isLanding) moreGlyphs()
  }, [isLanding])
  return <Suspense fallback={null}>{useRoutes(table)}</Suspense>
}
