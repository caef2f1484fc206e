import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { refreshSettings } from '../../api/settings.ts'
import { paths } from '../../paths.ts'
import { useAlerts } from '../feedback/alerts.ts'
import { ToastHost } from '../feedback/toast-host.tsx'
import { lazyScreen } from '../lazy-screen.tsx'

/** The front page never asks, so dialogs load with the first screen that may. */
const AlertHost = lazyScreen(async () => (await import('../feedback/alert-host.tsx')).AlertHost)

/** The frame of every screen: what must survive a change of route, and what happens on each. */
export function Root() {
  const client = useQueryClient()
  const { pathname } = useLocation()
  const isAsked = useAlerts(({ questions }) => questions.length > 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: on every change of route an old copy is read again
  useEffect(() => {
    void refreshSettings(client)
  }, [client, pathname])
  return (
    <>
      <Outlet />
      <Suspense fallback={null}>{(isAsked || pathname !== paths.home) && <AlertHost />}</Suspense>
      <ToastHost />
    </>
  )
}
