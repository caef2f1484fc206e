import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { refreshSettings } from '../../api/settings.ts'
import { AlertHost } from '../feedback/alert-host.tsx'
import { ToastHost } from '../feedback/toast-host.tsx'

/** Stands around every screen: what must survive a change of route, and what happens on each. */
export function Root() {
  const client = useQueryClient()
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: on every change of route an old copy is read again
  useEffect(() => {
    void refreshSettings(client)
  }, [client, pathname])
  return (
    <>
      <Outlet />
      <AlertHost />
      <ToastHost />
    </>
  )
}
