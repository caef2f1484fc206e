import styleSheet from 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css?url'
import { type ComponentType, type ReactNode, Suspense, useEffect, useMemo } from 'react'
import { matchRoutes, type RouteObject, renderMatches, useLocation } from 'react-router-dom'
import { LandingScreen } from './features/landing/landing-screen.tsx'
import { paths, screens } from './paths.ts'
import { ErrorBoundary } from './ui/feedback/error-boundary.tsx'
import { BrokenScreen, NotFoundScreen } from './ui/layout/pattern-page.tsx'
import { Root, SiteFrame } from './ui/layout/site-frame.tsx'
import { lazyScreen } from './ui/lazy-screen.tsx'

/** One chunk per group of screens, fetched when one of them is opened. */
const groups = {
  teams: () => import('./features/teams/index.ts'),
  register: () => import('./register.ts'),
  application: () => import('./features/application/index.ts'),
  result: () => import('./result.ts'),
  admin: () => import('./staff.ts'),
  manage: () => import('./manage.ts'),
  review: () => import('./review.tsx'),
  timetable: () => import('./features/timetable/index.ts'),
  day: () => import('./features/interview-day/index.ts'),
  questions: () => import('./questions.tsx'),
  messages: () => import('./features/mailings/index.ts'),
  hours: () => import('./features/hours/index.ts'),
}
type Groups = typeof groups
type Loaded<Group extends keyof Groups> = Awaited<ReturnType<Groups[Group]>>
/** A screen's group exports it by its name. */
type Table = {
  [Name in keyof typeof screens]: {
    [G in keyof Groups]: Name extends keyof Loaded<G> ? readonly [string, G] : never
  }[keyof Groups]
}

const screen = <G extends object>(group: () => Promise<G>, name: keyof G) => {
  const Screen = lazyScreen(async () => (await group())[name] as ComponentType)
  return <Screen />
}

const table: Table = screens
const routesOf = (isWanted: (address: string) => boolean): RouteObject[] =>
  Object.entries(table)
    .filter(([, [address]]) => isWanted(address))
    .map(([name, [path, group]]) => ({
      path,
      element: screen(groups[group] as () => Promise<Record<string, unknown>>, name),
    }))

// Known while building: in an ordinary build neither the route nor its code exists.
const styleguide: RouteObject[] =
  import.meta.env.DEV || import.meta.env.VITE_UI_PAGE === '1'
    ? [
        {
          path: '/ui',
          element: screen(() => import('./features/styleguide/styleguide-screen.tsx'), 'StyleguideScreen'),
        },
      ]
    : []

/** An interviewer with a link alone is no staff: no way of theirs is shown. */
const isForStaff = (address: string) => /^\/(admin|staff)\//.test(address) && address !== paths.ownHours
const publicRoutes: RouteObject[] = [
  { path: paths.home, element: <LandingScreen /> },
  ...routesOf((address) => !isForStaff(address)),
  ...styleguide,
  { path: '*', element: <NotFoundScreen /> },
]

const framed = (frame: ReactNode, children: RouteObject[]): RouteObject => ({
  element: <ErrorBoundary fallback={<BrokenScreen />}>{frame}</ErrorBoundary>,
  children,
})
/** Without the data router, which would add 15 KiB to the landing page. Paths are compared without regard to case. */
const routes = [
  framed(<Root />, [
    framed(<SiteFrame />, publicRoutes),
    framed(screen(groups.admin, 'AdminFrame'), routesOf(isForStaff)),
  ]),
]

/**
 * The screen of the current address. A first screen that is still on its way is an empty page, not another one. Another
 * state of the same screen is not matched again, and renders what reads the address alone.
 */
export function Screens() {
  const { pathname } = useLocation()
  const screen = useMemo(() => renderMatches(matchRoutes(routes, pathname)), [pathname])
  const isLanding = pathname === paths.home
  useEffect(() => {
    if (!isLanding) moreGlyphs()
  }, [isLanding])
  return <Suspense fallback={null}>{screen}</Suspense>
}

let isThere = false

/** Adds the letters beyond the site’s own copy, for names and texts of the settings; the landing page needs none. */
function moreGlyphs() {
  if (isThere) return
  isThere = true
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styleSheet }))
}
