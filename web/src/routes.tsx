import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { LandingScreen } from './features/landing/landing-screen.tsx'
import { paths, screens } from './paths.ts'
import { BrokenScreen, NotFoundScreen } from './ui/layout/notices.tsx'
import { Root } from './ui/layout/root.tsx'
import { SiteFrame } from './ui/layout/site-frame.tsx'

/** One chunk per group of screens, fetched when one of them is opened. */
const groups = {
  teams: () => import('./features/teams/index.ts'),
  register: () => import('./register.ts'),
  application: () => import('./features/application/index.ts'),
  result: () => import('./result.ts'),
  admin: () => import('./staff.tsx'),
  review: () => import('./review.tsx'),
  timetable: () => import('./features/timetable/index.ts'),
  messages: () => import('./features/mailings/index.ts'),
  hours: () => import('./features/hours/index.ts'),
}
type Groups = typeof groups
type Loaded<Group extends keyof Groups> = Awaited<ReturnType<Groups[Group]>>
/** Each group's screens by the names that its file exports: an address, and the group. */
type Table = {
  [Name in { [G in keyof Groups]: keyof Loaded<G> }[keyof Groups]]?: {
    [G in keyof Groups]: Name extends keyof Loaded<G> ? readonly [string, G] : never
  }[keyof Groups]
}

const screen =
  <G extends Record<string, ComponentType>>(group: () => Promise<G>, name: keyof G & string) =>
  async () => ({ Component: (await group())[name] as ComponentType })

const table: Table = screens
const routesOf = (isWanted: (address: string) => boolean): RouteObject[] =>
  Object.entries(table)
    .filter(([, [address]]) => isWanted(address))
    .map(([name, [path, group]]) => ({
      path,
      lazy: screen(groups[group] as () => Promise<Record<string, ComponentType>>, name),
    }))

// Known while building: in an ordinary build neither the route nor its code exists.
const styleguide: RouteObject[] =
  import.meta.env.DEV || import.meta.env.VITE_UI_PAGE === '1'
    ? [
        {
          path: '/ui',
          lazy: screen(() => import('./features/styleguide/styleguide-screen.tsx'), 'StyleguideScreen'),
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

/** Every screen of the route table; React Router compares paths without regard to case. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <BrokenScreen />,
    // The first screen's chunk may still load: an empty page avoids a flash of another screen.
    hydrateFallbackElement: <div />,
    children: [
      { element: <SiteFrame />, errorElement: <BrokenScreen />, children: publicRoutes },
      {
        lazy: screen(groups.admin, 'AdminFrame'),
        errorElement: <BrokenScreen />,
        children: routesOf(isForStaff),
      },
    ],
  },
]
