import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { LandingScreen } from './features/landing/landing-screen.tsx'
import { BrokenScreen, NotFoundScreen } from './ui/notices.tsx'
import { Root } from './ui/root.tsx'
import { SiteFrame } from './ui/site-frame.tsx'

/** One chunk per group of screens, fetched when one of them is opened. */
const groups = {
  teams: () => import('./features/teams/index.ts'),
  register: () => import('./features/register/index.ts'),
  application: () => import('./features/application/index.ts'),
  result: () => import('./features/result/index.ts'),
  admin: () => import('./features/admin/index.ts'),
  review: () => import('./review.tsx'),
  privacy: () => import('./features/privacy/index.ts'),
}
const screen =
  <G extends Record<string, ComponentType>>(group: () => Promise<G>, name: keyof G & string) =>
  async () => ({ Component: (await group())[name] as ComponentType })

// Known while building: in an ordinary build neither the route nor its code exists.
const partsRoutes: RouteObject[] =
  import.meta.env.DEV || import.meta.env.VITE_UI_PAGE === '1'
    ? [{ path: '/ui', lazy: screen(() => import('./features/parts/index.ts'), 'PartsScreen') }]
    : []

const publicRoutes: RouteObject[] = [
  { path: '/', element: <LandingScreen /> },
  { path: '/register', lazy: screen(groups.register, 'ChooseScreen') },
  { path: '/register/checkinfo', lazy: screen(groups.register, 'LookupScreen') },
  { path: '/register/newEnroll', lazy: screen(groups.register, 'EnrolScreen') },
  { path: '/register/notperiod', lazy: screen(groups.register, 'NotPeriodScreen') },
  { path: '/register/application/page1/:id', lazy: screen(groups.application, 'WritePage1Screen') },
  { path: '/register/application/page2/:id', lazy: screen(groups.application, 'WritePage2Screen') },
  { path: '/register/save', lazy: screen(groups.application, 'DraftSavedScreen') },
  { path: '/register/success', lazy: screen(groups.application, 'SubmittedScreen') },
  { path: '/update/application/page1/:id', lazy: screen(groups.application, 'EditPage1Screen') },
  { path: '/update/application/page2/:id', lazy: screen(groups.application, 'EditPage2Screen') },
  { path: '/update/success', lazy: screen(groups.application, 'EditedScreen') },
  { path: '/result/checkinfo', lazy: screen(groups.result, 'ResultLookupScreen') },
  { path: '/result/notperiod/:id', lazy: screen(groups.result, 'NotYetScreen') },
  { path: '/result/:id', lazy: screen(groups.result, 'ResultScreen') },
  { path: '/teamInfo/detail/design', lazy: screen(groups.teams, 'DesignScreen') },
  { path: '/teamInfo/detail/web', lazy: screen(groups.teams, 'WebScreen') },
  { path: '/teamInfo/detail/marketing', lazy: screen(groups.teams, 'MarketingScreen') },
  { path: '/teamInfo/detail/marketing/studyproject', lazy: screen(groups.teams, 'StudyScreen') },
  { path: '/privacy', lazy: screen(groups.privacy, 'PrivacyScreen') },
  ...partsRoutes,
  { path: '*', element: <NotFoundScreen /> },
]

const adminRoutes: RouteObject[] = [
  { path: '/admin/login', lazy: screen(groups.admin, 'LoginScreen') },
  { path: '/admin/landing', lazy: screen(groups.admin, 'AdminHomeScreen') },
  { path: '/admin/overview', lazy: screen(groups.admin, 'OverviewScreen') },
  { path: '/admin/history', lazy: screen(groups.admin, 'HistoryScreen') },
  { path: '/admin/modifyInfo/:id', lazy: screen(groups.admin, 'ModifyInfoScreen') },
  { path: '/admin/applicantList', lazy: screen(groups.admin, 'ApplicantListScreen') },
  { path: '/admin/applicationList', lazy: screen(groups.admin, 'ApplicationListScreen') },
  { path: '/admin/application/page1/:id', lazy: screen(groups.review, 'ReviewPage1Screen') },
  { path: '/admin/application/page2/:id', lazy: screen(groups.review, 'ReviewPage2Screen') },
]

/** Every screen of the route table (specification, section 2); React Router compares paths without regard to case. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <BrokenScreen />,
    // The first screen may be a chunk that is still on its way: an empty page, no flash of another one.
    hydrateFallbackElement: <div />,
    children: [
      { element: <SiteFrame />, errorElement: <BrokenScreen />, children: publicRoutes },
      { lazy: screen(groups.admin, 'AdminFrame'), errorElement: <BrokenScreen />, children: adminRoutes },
    ],
  },
]
